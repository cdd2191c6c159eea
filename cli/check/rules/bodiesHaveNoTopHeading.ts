import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/** The title is the only top heading of a page. Headings in Markdown start at the second level. */
export const bodiesHaveNoTopHeading: Rule = ({ content, texts }) =>
  entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
    markdown.headings
      .filter(({ depth }) => depth === 1)
      .map(({ text, line, column }): Problem => {
        const at = { file, line: bodyLine + line - 1, column };
        const isHtml = /^<h1/i.test(
          texts
            .get(file)
            ?.split('\n')
            [at.line - 1]?.slice(column - 1) ?? '',
        );
        const args = { heading: text, ...(isHtml && { isHtml }) };
        return { code: 'heading-level-one', args, at };
      }),
  );
