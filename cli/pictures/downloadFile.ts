import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { errorCode } from '#cli/files/errorCode.ts';
import type { DownloadFault } from '#cli/model/pictureFault.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';

/** The maximum number of redirects to follow. */
const MAX_REDIRECTS = 3;

/** The headers of an earlier answer with which a server can check whether the file has changed. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export interface DownloadOptions {
  /** An origin that may be reached without https and on a private address: the configured database. */
  trustedOrigin: string;
  /** The maximum size of the file, in bytes. */
  limit: number;
  /** The timeout of the whole download with its redirects, in milliseconds. */
  timeout: number;
  /** The validators of the cached file, if there is one. */
  known?: Validators | undefined;
}

export type Download =
  { bytes: Buffer; validators: Validators } | { unchanged: true } | { fault: DownloadFault };

/**
 * Downloads a file whose address other people wrote. Connects by https only, and only to public addresses: it resolves a host name once,
 * checks the address, and connects to that address. It repeats this for each redirect. Otherwise a row of the database could make the
 * build read files that only this machine or its network can reach (OWASP, "Server-Side Request Forgery").
 */
export async function downloadFile(address: string, options: DownloadOptions): Promise<Download> {
  const signal = AbortSignal.timeout(options.timeout);
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(url, options, signal);
    if (typeof answer === 'string') url = answer;
    else return answer;
  }
  return { fault: { reason: 'redirects' } };
}

/** Sends one request. Resolves with the download, or with the address to which it redirects. */
async function ask(
  address: string,
  { trustedOrigin, limit, known }: DownloadOptions,
  signal: AbortSignal,
): Promise<Download | string> {
  const url = new URL(address);
  const isTrusted = url.origin === trustedOrigin;
  if (!isTrusted) {
    if (url.protocol !== 'https:') return { fault: { reason: 'not-https' } };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && isPrivateAddress(host)) return { fault: { reason: 'private-address' } };
  }
  let answer: IncomingMessage | undefined;
  try {
    answer = await send(url, known, isTrusted, signal);
    return await take(answer, url, limit);
  } catch (error) {
    return { fault: faultOf(error, signal) };
  } finally {
    answer?.destroy();
  }
}

function send(
  { href, protocol }: URL,
  known: Validators | undefined,
  isTrusted: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    send(
      href,
      {
        signal,
        // Opens a new connection, because the host name is not looked up again for one that is reused.
        agent: false,
        ...(!isTrusted && { lookup: lookUpPublic }),
        headers: {
          accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function take(answer: IncomingMessage, url: URL, limit: number): Promise<Download | string> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304) return { unchanged: true };
  if ([301, 302, 303, 307, 308].includes(status)) {
    const target = headers.location && URL.parse(headers.location, url);
    return target ? target.href : { fault: { reason: 'status', status } };
  }
  if (status !== 200) return { fault: { reason: 'status', status } };
  if (Number(headers['content-length']) > limit) return { fault: { reason: 'too-large', limit } };
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) return { fault: { reason: 'too-large', limit } };
    parts.push(part);
  }
  const { etag, 'last-modified': lastModified } = headers;
  return {
    bytes: Buffer.concat(parts),
    validators: { ...(etag && { etag }), ...(lastModified && { lastModified }) },
  };
}

/** Resolves a host name as `dns.lookup` does, and fails if any of its addresses is private. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new PrivateAddress(host), []);
    }
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

class PrivateAddress extends Error {}

function faultOf(error: unknown, signal: AbortSignal): DownloadFault {
  if (error instanceof PrivateAddress) return { reason: 'private-address' };
  if (signal.aborted) return { reason: 'too-slow' };
  const code = errorCode(error);
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? { reason: 'unknown-host' }
    : { reason: 'unreachable' };
}
