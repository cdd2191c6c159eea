import type { HeaderRule } from './planHeaders.ts';

/** Formats `_headers` for Netlify and Cloudflare Pages: a pattern, followed by one header a line. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [
        `${path}*`,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Parses the text of `_headers`. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .map((block) => block.trim().split('\n'))
    .filter(([pattern]) => pattern)
    .map(([pattern = '', ...lines]) => ({
      path: pattern.slice(0, -1),
      headers: Object.fromEntries(
        lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
        }),
      ),
    }));
}

/** Returns the headers of a response for a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => path.startsWith(rule.path)).map((r) => r.headers),
  );
}

/**
 * The cache time of files that never change, on Vercel. It applies its headers to answers with 404 too (https://github.com/vercel/vercel/pull/14828),
 * so a browser that asks for a new file during a deployment keeps "not found" for this time: for an hour, and then until it has asked again.
 */
const VERCEL_ASSETS = 'public, max-age=3600, stale-while-revalidate=604800';

/** Returns the `headers` of a `vercel.json`, in which files that never change have a shorter cache time. */
export function formatVercelHeaders(rules: readonly HeaderRule[]) {
  return rules.map(({ path, headers }) => ({
    source: `${path}(.*)`,
    headers: Object.entries(headers).map(([key, value]) => ({
      key,
      value: value.includes('immutable') ? VERCEL_ASSETS : value,
    })),
  }));
}
