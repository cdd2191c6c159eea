import type { Rule } from '../rule.ts';

/** Every icon of the brand is that of a service. Others are left over from another agency. Runs only with `validate --launch`. */
export const iconsAreUsed: Rule = ({ content }) => {
  const used = new Set(content.collections.services.map(({ data }) => data.card.icon));
  return [...content.drawings.icons.keys()]
    .filter((name) => !used.has(name))
    .map((name) => {
      const at = { file: `content/brand/icons/${name}.svg`, line: 1, column: 1 };
      return { code: 'icon-unused', args: { name }, at };
    });
};
