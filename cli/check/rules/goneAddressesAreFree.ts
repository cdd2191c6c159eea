import type { Problem } from '#cli/model/problem.ts';
import { isReserved } from '#schemas/isReserved.ts';
import type { Rule } from '../rule.ts';

/** An address that is gone has no page and no redirect, and is listed once. */
export const goneAddressesAreFree: Rule = ({ content, pageAt, redirects }) => {
  const { addresses } = content.singles;
  if (!addresses) return [];
  const aliases = new Map(redirects.map(({ redirect, at }) => [redirect.from, { redirect, at }]));
  const seen = new Map<string, number>();
  return addresses.data.gone.flatMap((path, index): Problem[] => {
    const at = { file: addresses.file, path: ['gone', index] };
    const page = path.replace(/\.html$/, '') || '/';
    const file = pageAt(page)?.file;
    const alias = aliases.get(path);
    const earlier = seen.get(path);
    if (file !== undefined) {
      const related = [{ file, line: 1, column: 1 }];
      return [{ code: 'gone-is-page', args: { path, page }, at, related }];
    }
    if (alias) {
      const args = { path, target: alias.redirect.to };
      return [{ code: 'gone-is-alias', args, at, related: [alias.at] }];
    }
    if (isReserved(path)) return [{ code: 'gone-reserved', args: { path }, at }];
    if (earlier !== undefined) {
      const related = [{ file: addresses.file, path: ['gone', earlier] }];
      return [{ code: 'gone-repeated', args: { path }, at, related }];
    }
    seen.set(path, index);
    return [];
  });
};
