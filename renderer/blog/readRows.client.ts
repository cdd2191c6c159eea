import { createClient } from '@supabase/supabase-js';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';

/** A row of `blog_posts`. Its values may have any type, because they come from the network. */
export type BlogRow = Readonly<Record<string, unknown>>;

/** The maximum number of rows from an older table, which sends whole articles. */
const NEWER = 24;

/** PostgREST's code for "not exactly one row", which means that there is no such post. It is not logged (docs/behaviour.md#blog). */
const NOT_ONE_ROW = 'PGRST116';

/** Returns a client that stores nothing in the browser. */
const connect = ({ url, key }: LiveBlog) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });

/** Returns the post with a slug, or null if there is none. Throws if the database doesn't answer. */
export async function readRow(database: LiveBlog, slug: string): Promise<BlogRow | null> {
  const { data, error } = await connect(database)
    .from('blog_posts')
    .select('*')
    .eq('slug', slug)
    .single();
  if (error?.code === NOT_ONE_ROW) return null;
  if (error) throw error;
  return data;
}

/**
 * Returns the posts that changed after a time, with the fields of cards, and the slugs of those that were withdrawn. The database limits
 * their number (supabase/migrations/20261122000100_blog_changes.sql). Throws if it doesn't answer.
 */
export async function readChanges(database: LiveBlog, since: string): Promise<readonly BlogRow[]> {
  const { data, error } = await connect(database).rpc('blog_changes', { since }, { get: true });
  if (error) throw error;
  return data;
}

/** Returns the posts that were published since a day (YYYY-MM-DD), newest first. Throws if the database doesn't answer. */
export async function readRowsSince(database: LiveBlog, day: string): Promise<readonly BlogRow[]> {
  const { data, error } = await connect(database)
    .from('blog_posts')
    .select('*')
    .gte('published_date', day)
    .order('published_date', { ascending: false })
    .limit(NEWER);
  if (error) throw error;
  return data;
}
