-- The bucket of `site blog publish`: pictures of posts, which everybody may read and nobody but the secret key may write. The
-- local stack of `site db start` has no schema `storage`; its stand-in knows the bucket (cli/database/objectStore.ts).
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('blog-images', 'blog-images', true, 20971520,
      array['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'])
    on conflict (id) do update set
      public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
end
$$;
