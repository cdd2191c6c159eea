import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { localKey } from './localKeys.ts';

/** The path below which the gateway of Supabase forwards requests to its storage. */
export const STORAGE = '/storage/v1';

/**
 * The bucket that the migrations in `supabase/migrations/` create, with its limits. Supabase keeps these in `storage.buckets`,
 * which doesn't exist here.
 */
const BUCKET = {
  name: 'blog-images',
  limit: 20 * 1024 * 1024,
  types: /^image\/(?:avif|gif|jpeg|png|webp)$/,
};

/** The metadata of an object. */
interface Metadata {
  type: string;
  etag: string;
}

/**
 * Creates a replacement for the part of Supabase Storage that this site uses. The secret key may upload objects into the bucket
 * `blog-images` (`POST` or `PUT /object/{bucket}/{path}`), and everybody may read them (`GET /object/public/{bucket}/{path}`). Objects are
 * files below `folder`. Messages and statuses are those of Supabase's own server (https://github.com/supabase/storage), as far as the
 * client distinguishes them.
 */
export function objectStore(
  folder: string,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const fileOf = (path: string) => join(folder, createHash('sha256').update(path).digest('hex'));
  const read = (path: string): { bytes: Buffer; metadata: Metadata } | undefined => {
    try {
      const metadata: Metadata = JSON.parse(readFileSync(`${fileOf(path)}.json`, 'utf8'));
      return { bytes: readFileSync(fileOf(path)), metadata };
    } catch {
      return undefined;
    }
  };

  return async (incoming, outgoing) => {
    const { url = '', method = '', headers } = incoming;
    const refuse = (status: number, statusCode: string, error: string, message: string) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ statusCode, error, message }));
    };
    const { pathname } = new URL(url, 'http://localhost');
    const [, access, bucket = '', name = ''] =
      /^\/object\/(public\/)?([^/]+)\/(.+)$/.exec(pathname.slice(STORAGE.length)) ?? [];
    const path = `${bucket}/${name}`;
    if (access && (method === 'GET' || method === 'HEAD')) {
      const object = read(path);
      if (!object) return refuse(400, '404', 'not_found', 'Object not found');
      const { bytes, metadata } = object;
      const isSame = headers['if-none-match'] === metadata.etag;
      outgoing.writeHead(isSame ? 304 : 200, {
        etag: metadata.etag,
        'cache-control': 'max-age=3600',
        'content-type': metadata.type,
        ...(!isSame && { 'content-length': bytes.length }),
      });
      outgoing.end(isSame || method === 'HEAD' ? undefined : bytes);
      return;
    }
    if (access || !['POST', 'PUT'].includes(method)) {
      return refuse(404, '404', 'not_found', 'Route not found');
    }
    if (headers.authorization !== `Bearer ${localKey('service_role')}`) {
      return refuse(400, '403', 'Unauthorized', 'new row violates row-level security policy');
    }
    if (bucket !== BUCKET.name) return refuse(400, '404', 'Bucket not found', 'Bucket not found');
    const type = headers['content-type'] ?? '';
    if (!BUCKET.types.test(type)) {
      return refuse(400, '415', 'invalid_mime_type', `mime type ${type} is not supported`);
    }
    const bytes = await buffer(incoming);
    if (bytes.length > BUCKET.limit) {
      const message = 'The object exceeded the maximum allowed size';
      return refuse(400, '413', 'Payload too large', message);
    }
    if (headers['x-upsert'] !== 'true' && read(path)) {
      return refuse(400, '409', 'Duplicate', 'The resource already exists');
    }
    const hash = createHash('sha256').update(bytes).digest('hex');
    const metadata: Metadata = { type, etag: `"${hash}"` };
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(path), bytes);
    writeFileSync(`${fileOf(path)}.json`, JSON.stringify(metadata));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ Id: hash, Key: path }));
  };
}
