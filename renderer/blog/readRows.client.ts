import { createClient } from '@supabase/supabase-js';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';

/** A row of `blog_posts`, as far as pages show it. What comes over the network may be anything. */
export type BlogRow = Readonly<Record<string, unknown>>;

/** The most rows that a list asks an older table for, which sends whole articles. */
const NEWER = 24;

/** PostgREST's code for "not exactly one row": there is no such post, which is nothing to log (specification, section 8). */
const NOT_ONE_ROW = 'PGRST116';

/** A client that stores nothing in the browser. */
const connect = ({ url, key }: LiveBlog) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });

/** The post with a slug; null if there is none. Throws if the database doesn't answer. */
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
 * The posts that changed after a time, as far as cards show them, and the slugs of those that were withdrawn. The database limits
 * their number (supabase/migrations/20261122000100_blog_changes.sql). Throws if it doesn't answer.
 */
export async function readChanges(database: LiveBlog, since: string): Promise<readonly BlogRow[]> {
  const { data, error } = await connect(database).rpc('blog_changes', { since }, { get: true });
  if (error) throw error;
  return data;
}

/** The posts from a day on (YYYY-MM-DD), the newest first. Throws if the database doesn't answer. */
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
