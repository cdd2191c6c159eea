import type { SupabaseClient } from '@supabase/supabase-js';
import type { BlogRow, SavedBlogRow } from '#schemas/blogRow.ts';
import { BlogRowSchema } from '#schemas/blogRow.ts';
import type { Post } from '#schemas/post.ts';
import { instantOf } from './localTime.ts';
import { faultOf, readBlogRow } from './readBlogRows.ts';
import type { DatabaseFault } from './readBlogRows.ts';

/** The result of saving a post. */
export type SavedPost = { row: BlogRow; isNew: boolean } | { fault: DatabaseFault };

/** Saves a post in `blog_posts` and returns its row. Replaces a post with the same slug. */
export async function savePost(client: SupabaseClient, saved: SavedBlogRow): Promise<SavedPost> {
  const before = await readBlogRow(client, saved.slug);
  if ('fault' in before) return before;
  const { data, error, status } = await client
    .from('blog_posts')
    .upsert(saved, { onConflict: 'slug' })
    .select()
    .single();
  if (error) return { fault: faultOf(error, status) };
  return { row: BlogRowSchema.parse(data), isNew: before.row === null };
}

/** Returns a post and its body as the columns to write. `timeZone` is that of the time at which a planned post comes out. */
export function rowOfPost(slug: string, post: Post, body: string, timeZone: string): SavedBlogRow {
  return {
    slug,
    title: post.title,
    content: body,
    excerpt: post.excerpt,
    meta_description: post.search.description,
    search_title: post.search.title,
    featured_image: post.image?.src ?? null,
    featured_image_alt: post.image?.alt ?? null,
    tags: post.tags,
    author: post.author,
    published_date: post.publishedDate,
    status: post.draft ? 'draft' : 'published',
    publish_at: post.publishAt ? instantOf(post.publishAt, timeZone).toISOString() : null,
  };
}

/** The fields of a post that `rowOfPost` reads. The table has no columns for the others. */
const keptFields: ReadonlySet<string> = new Set<keyof Post>([
  'title',
  'excerpt',
  'search',
  'author',
  'publishedDate',
  'tags',
  'image',
  'draft',
  'publishAt',
]);

/** Returns the fields of a post that its row would lack. A list without items loses nothing. */
export function unkeptFields(post: Post): string[] {
  return Object.entries(post).flatMap(([field, value]) =>
    keptFields.has(field) || (Array.isArray(value) && value.length === 0) ? [] : field,
  );
}
