import { countWords } from '#schemas/countWords.ts';
import type { Limits } from '#cli/model/finding.ts';
import { sectorTexts } from '#cli/resolve/phrasings.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The lengths in words of a town's introduction, and of a sector's paragraph about a service. */
export const passageLengths = { introduction: [90, 140], sectorParagraph: [50, 80] } as const;

/** Introductions and sector paragraphs are long enough to be useful and short enough to be read. */
export const passagesHaveTheirLength: Rule = ({ content }) => {
  const { towns, sectors } = content.collections;
  const outside = (words: number, [min, max]: Limits) => words < min || words > max;
  return [
    ...towns
      .filter(({ markdown }) => outside(markdown.words, passageLengths.introduction))
      .map(({ file, bodyLine, markdown }): Problem => ({
        code: 'town-introduction-length',
        args: { words: markdown.words, limits: passageLengths.introduction },
        at: { file, line: bodyLine, column: 1 },
      })),
    ...sectors.flatMap(({ file, data }) =>
      Object.entries(data.services).flatMap(([service, texts]) =>
        sectorTexts(texts).flatMap((text, index): Problem[] => {
          const words = countWords(text);
          const limits = passageLengths.sectorParagraph;
          if (!outside(words, limits)) return [];
          const path = ['services', service];
          const at =
            typeof texts === 'string'
              ? ({ file, path, on: 'key' } as const)
              : { file, path: [...path, index, 'text'] };
          return [{ code: 'sector-paragraph-length', args: { service, words, limits }, at }];
        }),
      ),
    ),
  ];
};
