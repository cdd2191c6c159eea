-- Posts of the blog that are written in the database instead of in content/blog/.
-- The first eleven columns are those of docs/behaviour.md (Data).
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title = btrim(title) and title <> ''),
  -- Markdown or HTML. It is sanitised before it is shown.
  content text not null check (content ~ '\S'),
  excerpt text not null check (excerpt ~ '\S'),
  meta_description text,
  -- A picture below public/, such as /images/blog/first-post.svg.
  featured_image text,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tags text[] not null default '{}',
  author text not null,
  published_date date not null default (now() at time zone 'Europe/London')::date,
  created_at timestamptz not null default now(),
  -- Columns for drafts, planned posts and search results.
  updated_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'published')),
  publish_at timestamptz,
  search_title text,
  featured_image_alt text
);

comment on column public.blog_posts.publish_at is 'Until then a published post is not shown; at once where empty.';

create index blog_posts_newest_first on public.blog_posts (published_date desc, slug);

create function public.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger blog_posts_updated_at
  before update on public.blog_posts
  for each row execute function public.set_updated_at();

-- Visitors may read published posts and write nothing. The service role, whose key the agency keeps secret, bypasses row-level security.
alter table public.blog_posts enable row level security;

create policy "anyone reads published posts" on public.blog_posts
  for select to anon, authenticated
  using (status = 'published' and (publish_at is null or publish_at <= now()));

revoke all on public.blog_posts from anon, authenticated;
grant select on public.blog_posts to anon, authenticated;
grant all on public.blog_posts to service_role;
