import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** Types of scripts that are data, which the content security policy allows. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json', 'speculationrules']);

/** Attributes with addresses that a browser opens. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** Yields the inline scripts and styles of a tag. The content security policy of the site blocks them. */
export function* codeFaults({ name, attributes, offset }: Tag): Generator<PageFault> {
  const fault = (what: string): PageFault => ({
    code: 'built-inline-code',
    args: { what },
    offset,
  });
  if (name === 'style') yield fault('<style>');
  if (name === 'script' && !('src' in attributes) && !DATA_TYPES.has(attributes.type ?? '')) {
    yield fault('<script>');
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style') yield fault('style="…"');
    if (/^on[a-z]+$/.test(attribute)) yield fault(`${attribute}="…"`);
    if (ADDRESSES.has(attribute) && /^\s*javascript:/i.test(value)) yield fault('javascript:');
  }
}
