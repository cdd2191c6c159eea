import type { HeaderRule } from './planHeaders.ts';

/** `_headers` as Netlify and Cloudflare Pages read it: a pattern, and below it a header a line. */
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

/** `_headers`, read again. */
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

/** The headers that an answer for a path carries. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => path.startsWith(rule.path)).map((r) => r.headers),
  );
}

/** The `headers` of a `vercel.json`. */
export function formatVercelHeaders(rules: readonly HeaderRule[]) {
  return rules.map(({ path, headers }) => ({
    source: `${path}(.*)`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
