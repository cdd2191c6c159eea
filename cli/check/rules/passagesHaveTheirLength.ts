import { countWords } from '#schemas/countWords.ts';
import type { Limits } from '#cli/model/finding.ts';
import { sectorTexts } from '#cli/resolve/phrasings.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The lengths in words of a town's introduction, of a sector's paragraph about a service, and of a town's text about a service. */
export const passageLengths = {
  introduction: [90, 140],
  sectorParagraph: [50, 80],
  localText: [150, 195],
} as const;

/** Introductions, sector paragraphs and local texts are long enough to be useful and short enough to be read. */
export const passagesHaveTheirLength: Rule = ({ content }) => {
  const { towns, sectors, local } = content.collections;
  return [
    ...towns
      .filter(({ markdown }) => isOutside(markdown.words, passageLengths.introduction))
      .map(({ file, bodyLine, markdown }): Problem => ({
        code: 'town-introduction-length',
        args: { words: markdown.words, limits: passageLengths.introduction },
        at: { file, line: bodyLine, column: 1 },
      })),
    // Only pages of towns show the paragraphs.
    ...(content.names.towns.size === 0 ? [] : sectors).flatMap(({ file, data }) =>
      Object.entries(data.services).flatMap(([service, texts]) =>
        sectorTexts(texts).flatMap((text, index): Problem[] => {
          const words = countWords(text);
          const limits = passageLengths.sectorParagraph;
          if (!isOutside(words, limits)) return [];
          const path = ['services', service];
          const at =
            typeof texts === 'string'
              ? ({ file, path, on: 'key' } as const)
              : { file, path: [...path, index, 'text'] };
          return [{ code: 'sector-paragraph-length', args: { service, words, limits }, at }];
        }),
      ),
    ),
    ...local.flatMap(({ file, data }) =>
      outsideOf(data.services, passageLengths.localText).map((args): Problem => ({
        code: 'local-text-length',
        args,
        at: { file, path: ['services', args.service], on: 'key' },
      })),
    ),
  ];
};

/** Returns the texts on services that are longer or shorter than the limits, with their lengths. */
function outsideOf(services: Readonly<Record<string, string>>, limits: Limits) {
  return Object.entries(services)
    .map(([service, text]) => ({ service, words: countWords(text), limits }))
    .filter(({ words }) => isOutside(words, limits));
}

function isOutside(words: number, [min, max]: Limits): boolean {
  return words < min || words > max;
}
