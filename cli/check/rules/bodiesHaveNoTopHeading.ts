import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/** The title is the only top heading of a page. Headings in Markdown start at the second level. */
export const bodiesHaveNoTopHeading: Rule = ({ content, texts }) =>
  entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
    markdown.headings
      // `bodiesAreSound` reports a heading without words.
      .filter(({ depth, text }) => depth === 1 && text !== '')
      .map(({ text, line, column }): Problem => {
        const at = { file, line: bodyLine + line - 1, column };
        const source = texts
          .get(file)
          ?.split('\n')
          [at.line - 1]?.slice(column - 1);
        const form = formOf(source ?? '#');
        const args = { heading: text, ...(form && { form }) };
        return { code: 'heading-level-one', args, at };
      }),
  );

/** Returns how a heading is written, unless with "#". */
function formOf(source: string): FindingArgs['heading-level-one']['form'] {
  if (/^\s*#/.test(source)) return undefined;
  return /^<h1/i.test(source) ? 'html' : 'underlined';
}
