import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Rule } from '../rule.ts';

/** Every category of a service or a piece of work is in `content/categories.yaml`, and every category there is in use. */
export const categoriesExist: Rule = ({ content }) => {
  const { categories } = content.singles;
  if (!categories) return [];
  const { collections, names } = content;
  const problems: Problem[] = [];
  for (const kind of ['services', 'portfolio'] as const) {
    const known = Object.keys(categories.data[kind] ?? {});
    const used = new Set<string>();
    const refer = (file: string, path: DataPath, found: string) => {
      used.add(found);
      if (known.includes(found)) return;
      const suggestion = suggest(found, known);
      const args = { found, kind, known, ...(suggestion && { suggestion }) };
      problems.push({ code: 'category-unknown', args, at: { file, path } });
    };
    for (const { file, data } of collections[kind]) {
      if (data.category) refer(file, ['category'], data.category);
    }
    if (kind === 'portfolio') {
      for (const { file, data } of collections.services) {
        data.portfolioCategories?.forEach((one, index) =>
          refer(file, ['portfolioCategories', index], one),
        );
      }
    }
    // An entry that cannot be read may be the only one of its category.
    if (collections[kind].length < names[kind].size) continue;
    for (const category of known) {
      if (used.has(category)) continue;
      const at = { file: categories.file, path: [kind, category], on: 'key' as const };
      problems.push({ code: 'category-unused', args: { category, kind }, at });
    }
  }
  return problems;
};
