import { countWords } from '#schemas/countWords.ts';
import type { Limits } from '#cli/model/finding.ts';
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
      Object.entries(data.services)
        .map(([service, text]) => ({
          service,
          words: countWords(text),
          limits: passageLengths.sectorParagraph,
        }))
        .filter(({ words, limits }) => outside(words, limits))
        .map((args): Problem => ({
          code: 'sector-paragraph-length',
          args,
          at: { file, path: ['services', args.service], on: 'key' },
        })),
    ),
  ];
};
