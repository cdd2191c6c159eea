import type { SupabaseClient } from '@supabase/supabase-js';

/** The bucket for pictures of posts, which the migrations in `supabase/migrations/` create. */
const BUCKET = 'blog-images';

/** The time for which an object may be cached: a year. An object is named after its content and never changes. */
const CACHE_SECONDS = 31_536_000;

/**
 * Uploads a WebP picture to Supabase Storage under a path of the bucket `blog-images`, and returns its public address. An object with
 * that path is replaced.
 */
export async function uploadPicture(
  client: SupabaseClient,
  path: string,
  bytes: Buffer,
): Promise<{ address: string } | { reason: string }> {
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.upload(path, bytes, {
    contentType: 'image/webp',
    upsert: true,
    cacheControl: String(CACHE_SECONDS),
  });
  if (error) return { reason: error.message.split('\n')[0] ?? '' };
  return { address: bucket.getPublicUrl(path).data.publicUrl };
}
