import { createClient } from '@supabase/supabase-js';
import type { LiveBlog } from '#schemas/generated/liveBlog.ts';

/** A row of `blog_posts`, as far as pages show it. What comes over the network may be anything. */
export type BlogRow = Readonly<Record<string, unknown>>;

/** Posts that a list shows beyond its own at the most. */
const NEWER = 24;

/** PostgREST's code for "not exactly one row": there is no such post, which is nothing to log (specification, section 8). */
const NOT_ONE_ROW = 'PGRST116';

/** A client that stores nothing in the browser. */
const connect = ({ url, key }: LiveBlog) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });

/** The post with a slug; null where there is none. Throws where the database gives no answer. */
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

/** The posts from a day on (YYYY-MM-DD), the newest first. Throws where the database gives no answer. */
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
