import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import compressible from 'compressible';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { errorCode } from '#cli/files/errorCode.ts';
import { compressedFiles } from './compressedFiles.ts';
import type { Coding } from './compressedFiles.ts';
import type { OpenFile } from './openFile.ts';
import { parseRange } from './parseRange.ts';
import { evaluatePreconditions, isRangeOfVersion } from './preconditions.ts';

/** The size from which files are compressed, and the largest one, in bytes. A file is in memory while it is compressed. */
const COMPRESSION_THRESHOLD = 1024;
const COMPRESSION_LIMIT = 16 * 1024 ** 2;
/** The number of bytes that are read at once. */
const CHUNK = 64 * 1024;

/** All servers of the process share the compressed files. */
const compressed = compressedFiles();

/**
 * Answers a GET or HEAD request with a file and closes it. With `status` 200, ranges and conditional requests are honoured (RFC
 * 9110, sections 13 and 14); any other status is sent with the whole file. Text is compressed if the client accepts it; a range
 * always refers to the uncompressed file. Each encoding has an entity tag of its own. Files that `Cache-Control` calls immutable are
 * compressed as well as possible.
 *
 * Rejects if the file cannot be read to its end. Then the connection is closed, so that the client notices that the file is
 * incomplete. A client that closes the connection is not an error.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile & { name: string },
  status: number,
): Promise<void> {
  try {
    const body = writeHead(request, response, file, status);
    const isHead = request.method === 'HEAD';
    if (!body || (isHead && body.encoding === 'identity')) {
      response.end();
      return;
    }
    const source = readBytes(file.handle, body.start, body.length);
    if (body.encoding === 'identity') {
      await pipeline(source, response);
      return;
    }
    const bytes = await compressed(
      { version: file.version, coding: body.encoding, isImmutable: isImmutable(response) },
      () => buffer(source),
      () => !response.destroyed,
    );
    // A client may take long to read the answer.
    await file.handle.close();
    if (!bytes) return;
    response.setHeader('Content-Length', bytes.length);
    await pipeline(isHead ? [] : [bytes], response);
  } catch (error) {
    if (!isDeparture(error)) throw error;
  } finally {
    await file.handle.close();
  }
}

interface Body {
  start: number;
  length: number;
  encoding: Encoding;
}

type Encoding = Coding | 'identity';

/** Sets the status and headers of the answer. Returns the part of the file to send, or undefined if the answer has no body. */
function writeHead(
  request: IncomingMessage,
  response: ServerResponse,
  { name, size, modified, version }: OpenFile & { name: string },
  status: number,
): Body | undefined {
  const { headers, method } = request;
  const type = lookup(name) ?? 'application/octet-stream';
  const canCompress =
    size >= COMPRESSION_THRESHOLD && size <= COMPRESSION_LIMIT && compressible(type) === true;
  if (canCompress) response.setHeader('Vary', 'Accept-Encoding');
  const own = { etag: `"${version}"`, modified };

  const isConditional = status === 200;
  const range =
    isConditional &&
    method === 'GET' &&
    headers.range !== undefined &&
    isRangeOfVersion(request.headersDistinct['if-range']?.join(), own, Date.now())
      ? parseRange(headers.range, size)
      : undefined;
  const encoding = canCompress && range === undefined ? negotiate(request) : 'identity';
  const etag = encoding === 'identity' ? own.etag : `"${version}-${encoding}"`;

  if (isConditional) {
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', new Date(modified).toUTCString());
    const outcome = evaluatePreconditions(headers, { etag, modified });
    if (outcome !== 200) {
      response.statusCode = outcome;
      if (outcome === 412) {
        response.setHeader('Content-Length', 0);
        response.setHeader('Cache-Control', 'no-store');
      }
      return undefined;
    }
    response.setHeader('Accept-Ranges', 'bytes');
  }
  if (range === 'unsatisfiable') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${size}`);
    response.setHeader('Content-Length', 0);
    response.setHeader('Cache-Control', 'no-store');
    return undefined;
  }
  response.statusCode = range ? 206 : status;
  response.setHeader('Content-Type', withCharset(type));
  const { start, length } = range ?? { start: 0, length: size };
  if (range) {
    response.setHeader('Content-Range', `bytes ${start}-${start + length - 1}/${size}`);
  }
  if (encoding === 'identity') response.setHeader('Content-Length', length);
  else response.setHeader('Content-Encoding', encoding);
  return { start, length, encoding };
}

/** Returns the best encoding that the client accepts. */
function negotiate(request: IncomingMessage): Encoding {
  // The types of the package lack the second parameter.
  const negotiator: {
    encoding(
      available: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined;
  } = new Negotiator(request);
  const encoding = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}

/** Returns whether browsers may keep the answer without asking again (RFC 8246). */
function isImmutable(response: ServerResponse): boolean {
  return String(response.getHeader('Cache-Control')).includes('immutable');
}

/** Returns a media type with its character encoding if it is a type of text. Every text of the site is UTF-8. */
function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Reads exactly `length` bytes. Rejects if the file has become shorter. */
async function* readBytes(handle: FileHandle, start: number, length: number) {
  const end = start + length;
  for (let position = start; position < end;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, end - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** Returns whether an error only means that the client has closed the connection. */
function isDeparture(error: unknown): boolean {
  return [
    'ERR_STREAM_PREMATURE_CLOSE',
    'ERR_STREAM_UNABLE_TO_PIPE',
    'ERR_STREAM_DESTROYED',
    'ECONNRESET',
    'EPIPE',
  ].includes(errorCode(error));
}
