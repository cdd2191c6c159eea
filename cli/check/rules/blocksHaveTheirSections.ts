import { splitSections } from '#cli/body/splitSections.ts';
import type { Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A block beside a text names a section that the text has. Otherwise the page would show it at the end of the text. */
export const blocksHaveTheirSections: Rule = ({ content: { collections } }) => [
  ...collections.posts.flatMap((post) => {
    const { signs = [], diagrams = [], quotes = [] } = post.data;
    const blocks = { signs, diagrams, quotes };
    const named = Object.entries(blocks).flatMap(([name, list]) =>
      list.map(({ section }, index) => ({ section, path: [name, index, 'section'] })),
    );
    return problemsIn(post, named, headingsOf);
  }),
  ...collections.caseStudies.flatMap((caseStudy) => {
    const { quote, story = [] } = caseStudy.data;
    const named = [
      ...(quote?.section === undefined
        ? []
        : [{ section: quote.section, path: ['quote', 'section'] }]),
      ...story.map(({ section }, index) => ({ section, path: ['story', index, 'section'] })),
    ];
    return problemsIn(caseStudy, named, ({ markdown }) => splitSections(markdown.tree).length);
  }),
];

function problemsIn(
  entry: Entry<unknown>,
  named: readonly { section: number; path: DataPath }[],
  lastOf: (entry: Entry<unknown>) => number,
): Problem[] {
  // A text that is missing has a finding of its own.
  if (named.length === 0 || entry.markdown.words === 0) return [];
  const last = lastOf(entry);
  return named.flatMap(({ section, path }): Problem[] =>
    section <= last
      ? []
      : [
          {
            code: 'section-beyond',
            args: { found: section, last },
            at: { file: entry.file, path },
          },
        ],
  );
}

/** Returns the number of sections that start with a heading. The text above them is section 0. */
function headingsOf({ markdown: { tree } }: Entry<unknown>): number {
  const starts = splitSections(tree).map(({ children }) => children[0]);
  return starts.filter((start) => start?.type === 'element' && start.tagName === 'h2').length;
}
