import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { isSampleAt } from '../isSampleAt.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The Markdown of bodies is written in full: links, marks, headings, tables and notes are recognised, and nothing is left out. */
export const bodiesAreSound: Rule = ({ content }) =>
  entriesOf(content).flatMap(({ file, data, markdown, bodyLine }) =>
    markdown.faults
      .filter(({ code }) => code !== 'text-placeholder' || !isSampleAt(data, []))
      .map(({ code, args, line, column }) => {
        const at = { file, line: bodyLine + line - 1, column };
        // The code and its arguments belong together in the fault, so they do in the problem.
        return { code, args, at } as Problem;
      }),
  );
