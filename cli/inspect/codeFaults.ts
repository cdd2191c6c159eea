import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** Types of scripts that are data, which the content security policy allows. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json', 'speculationrules']);

/** Attributes with addresses that a browser opens. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/**
 * Yields the inline scripts and styles of a tag, and those of other sites than the one at `url`. The content security policy of the site
 * blocks them.
 */
export function* codeFaults({ name, attributes, offset }: Tag, url: string): Generator<PageFault> {
  const fault = (what: string): PageFault => ({
    code: 'built-inline-code',
    args: { what },
    offset,
  });
  if (name === 'style') yield fault('<style>');
  if (name === 'script' && !('src' in attributes) && !DATA_TYPES.has(attributes.type ?? '')) {
    yield fault('<script>');
  }
  if (name === 'script' && isForeign(attributes.src, url)) yield fault('a script of another site');
  const { rel = '', as = '' } = name === 'link' ? attributes : {};
  const isPreload = /(?:^|\s)preload(?:\s|$)/i.test(rel);
  const isScript = /\bmodulepreload\b/i.test(rel) || (isPreload && /^script$/i.test(as));
  if (isScript && isForeign(attributes.href, url)) yield fault('a script of another site');
  const isStyle = /\bstylesheet\b/i.test(rel) || (isPreload && /^style$/i.test(as));
  if (isStyle && isForeign(attributes.href, url)) yield fault('a style sheet of another site');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style') yield fault('style="…"');
    if (/^on[a-z]+$/.test(attribute)) yield fault(`${attribute}="…"`);
    if (ADDRESSES.has(attribute) && /^\s*javascript:/i.test(value)) yield fault('javascript:');
  }
}

/** Returns whether an address is on another site. One without encryption is a fault of its own. */
function isForeign(address: string | undefined, url: string): boolean {
  if (address === undefined || !/^(?:https:)?\/\//i.test(address)) return false;
  return URL.parse(address, url)?.origin !== URL.parse(url)?.origin;
}
