import { plainText } from '#cli/body/plainText.ts';
import { otherTownsHere } from '../otherTownsHere.ts';
import type { LocationRule } from '../rule.ts';

/** The introduction and the notes of a town say "here in" of no other town. `localTextsBelongToTheirTown` covers its local texts. */
export const townsCallThemselvesHere: LocationRule = ({ towns }, changed) =>
  (changed ? towns.filter(({ file }) => changed.has(file)) : towns).flatMap((town) => {
    const { file, bodyLine, data, markdown } = town;
    const texts = [
      { text: plainText(markdown.tree), at: { file, line: bodyLine, column: 1 } },
      ...data.sectors.map(({ note }, index) => ({
        text: note,
        at: { file, path: ['sectors', index, 'note'] },
      })),
    ];
    return otherTownsHere(town, texts, towns);
  });
