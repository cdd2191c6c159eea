import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { unpublishedLink } from '../unpublishedLink.ts';

/** The addresses in fields lead to pages that every visitor may open. `markdownLinksResolve` covers bodies. */
export const addressFieldsArePublic: Rule = ({ content: { collections, singles } }) => {
  const problems: Problem[] = [];
  const { site, sources } = singles;
  const entries = [...collections.portfolio, site, sources].filter((entry) => entry !== undefined);
  for (const { file, data } of entries) {
    visitAddresses(data, [], (href, path) => {
      // The address of the site itself may be that of a preview until it goes live.
      if (path.length === 1 && path[0] === 'url') return;
      const args = unpublishedLink(href, path[0] === 'liveUrl');
      const field = String(path.at(-1));
      if (args)
        problems.push({ code: 'link-unpublished', args: { ...args, field }, at: { file, path } });
    });
  }
  return problems;
};

function visitAddresses(
  value: unknown,
  path: DataPath,
  visit: (href: string, path: DataPath) => void,
): void {
  if (typeof value === 'string') {
    if (/^https?:\/\/\S+$/i.test(value)) visit(value, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      visitAddresses(item, [...path, Array.isArray(value) ? Number(key) : key], visit);
    }
  }
}
