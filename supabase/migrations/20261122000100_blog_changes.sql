-- The posts that changed since a build, for the list of posts that visitors read: new, edited, back-dated and withdrawn ones.

-- The slugs of posts that visitors could read once and cannot read any more. Visitors see neither drafts nor deleted rows, so without
-- this table the list could not tell a withdrawn post from an older one. A draft that was never published is not recorded.
create table public.blog_withdrawals (
  slug text primary key,
  withdrawn_at timestamptz not null default now()
);
create index blog_withdrawals_by_time on public.blog_withdrawals (withdrawn_at desc);

alter table public.blog_withdrawals enable row level security;
create policy "anyone reads withdrawals" on public.blog_withdrawals
  for select to anon, authenticated using (true);
revoke all on public.blog_withdrawals from anon, authenticated;
grant select on public.blog_withdrawals to anon, authenticated;
grant all on public.blog_withdrawals to service_role;

-- Runs with the rights of its owner, because an editor who may write posts has no right to write to this table.
create function public.note_blog_withdrawal() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.status <> 'published' or old.publish_at > now() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if new.slug = old.slug and new.status = 'published' and (new.publish_at is null or new.publish_at <= now()) then
      return null;
    end if;
  end if;
  insert into public.blog_withdrawals (slug) values (old.slug)
    on conflict (slug) do update set withdrawn_at = excluded.withdrawn_at;
  return null;
end
$$;
revoke execute on function public.note_blog_withdrawal() from public, anon, authenticated;

create trigger blog_posts_withdrawal
  after update or delete on public.blog_posts
  for each row execute function public.note_blog_withdrawal();

create index blog_posts_by_change on public.blog_posts (updated_at desc);
create index blog_posts_by_publication on public.blog_posts (publish_at desc) where publish_at is not null;

-- Returns the changes after `since`, the latest first: at most 100 posts as cards show them, and at most 200 slugs of withdrawn posts.
-- The text of a post is not returned; `words` is its number of words without HTML tags. The function runs with the rights of the
-- caller, so row-level security decides what a visitor may read.
create function public.blog_changes(since timestamptz)
  returns table (
    slug text,
    withdrawn boolean,
    title text,
    excerpt text,
    meta_description text,
    featured_image text,
    featured_image_alt text,
    tags text[],
    published_date date,
    words bigint
  )
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  (
    select p.slug, false, p.title, p.excerpt, p.meta_description, p.featured_image, p.featured_image_alt, p.tags,
      p.published_date, w.words
    from (
      select * from public.blog_posts b
      where b.status = 'published' and (b.publish_at is null or b.publish_at <= now())
        and (b.updated_at > since or b.publish_at > since)
      order by greatest(b.updated_at, b.publish_at) desc
      limit 100
    ) p
    cross join lateral (
      select count(*) filter (where word ~ '[[:alnum:]]') as words
      from regexp_split_to_table(regexp_replace(p.content, '<[^>]*>', ' ', 'g'), '\s+') word
    ) w
  )
  union all
  (
    select w.slug, true, null, null, null, null, null, null, null, null
    from public.blog_withdrawals w
    where w.withdrawn_at > since and not exists (select from public.blog_posts b where b.slug = w.slug
      and b.status = 'published' and (b.publish_at is null or b.publish_at <= now()))
    order by w.withdrawn_at desc
    limit 200
  );
$$;
revoke execute on function public.blog_changes(timestamptz) from public;
grant execute on function public.blog_changes(timestamptz) to anon, authenticated, service_role;
