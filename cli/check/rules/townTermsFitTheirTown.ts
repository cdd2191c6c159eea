import { plainText } from '#cli/body/plainText.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import { misplacedTerms } from '../nationTerms.ts';
import type { CheckedText } from '../nationTerms.ts';
import type { LocationRule } from '../rule.ts';

/**
 * The introduction and the notes of a town name no law, body or scheme of another nation. The terms are in `content/wording.yaml`.
 */
export const townTermsFitTheirTown: LocationRule = ({ content, towns }, changed) => {
  const { wording } = content.singles;
  if (!wording) return [];
  const checked = changed ? towns.filter(({ file }) => changed.has(file)) : towns;
  return misplacedTerms(wording.data, checked.flatMap(ownTexts));
};

function ownTexts({ slug, file, bodyLine, data, markdown }: TownEntry): CheckedText[] {
  const { nation, sectors } = data;
  const town = { nation, path: townPath(slug), isOwn: true };
  return [
    { ...town, text: plainText(markdown.tree), at: { file, line: bodyLine, column: 1 } },
    ...sectors.map(({ note }, index) => ({
      ...town,
      text: note,
      at: { file, path: ['sectors', index, 'note'] },
    })),
  ];
}
