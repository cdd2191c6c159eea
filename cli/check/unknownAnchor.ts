import type { FindingArgs } from '#cli/model/finding.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Returns the arguments of a finding if a link names an anchor that its page does not have. Without `known`, its anchors are not known. */
export function unknownAnchor(
  href: string,
  known: ReadonlySet<string> | undefined,
): FindingArgs['anchor-unknown'] | undefined {
  const anchor = /#(.+)$/.exec(href)?.[1];
  if (!anchor || !known || known.has(anchor)) return undefined;
  const suggestion = suggest(anchor, known);
  return { href, anchor, known: [...known], ...(suggestion && { suggestion }) };
}
