-- The bucket of `site blog publish` has the pictures of posts. Everybody may read them, and only the secret key may write. The local
-- database of `site db start` has no schema `storage`, so cli/database/objectStore.ts provides the bucket.
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
