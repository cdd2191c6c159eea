import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Each service has one variant of rank 1, at most one of rank 2, and exactly one in the short page set. */
export const variantsAreRanked: Rule = ({ content }) => {
  // Only pages of towns are about variants.
  if (content.names.towns.size === 0) return [];
  const problems: Problem[] = [];
  const { services, variants } = content.collections;
  // A variant file with other errors may be the missing one.
  const mayBeBroken = variants.length < content.names.variants.size;
  for (const { slug: service, file } of services) {
    const own = variants.filter(({ data }) => data.service === service);
    if (own.length === 0) {
      if (mayBeBroken) continue;
      const at = { file, line: 1, column: 1 };
      problems.push({ code: 'variant-missing', args: { service }, at });
      continue;
    }
    for (const rank of [1, 2]) {
      const [first, ...others] = own.filter(({ data }) => data.rank === rank);
      const free = [1, 2].find((one) => own.every(({ data }) => data.rank !== one));
      for (const other of others) {
        problems.push({
          code: 'variant-rank-repeated',
          args: { service, rank, ...(free && { free }) },
          at: { file: other.file, path: ['rank'] },
          related: first ? [{ file: first.file, path: ['rank'] }] : [],
        });
      }
    }
    if (!mayBeBroken && !own.some(({ data }) => data.rank === 1)) {
      const at = { file: own[0]?.file ?? file, path: ['rank'] };
      problems.push({ code: 'variant-rank-missing', args: { service }, at });
    }
    const short = own.filter(({ data }) => data.inShortSet);
    if (short.length > 1 || (short.length === 0 && !mayBeBroken)) {
      const path = ['inShortSet'];
      const [first, second] = short;
      const at = { file: (second ?? own[0])?.file ?? file, path };
      const related = first && second ? [{ file: first.file, path }] : [];
      const args = { service, count: short.length };
      problems.push({ code: 'service-short-variant', args, at, related });
    }
  }
  return problems;
};
