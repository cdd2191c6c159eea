import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Sections of legal pages have no numbers in their headings, because the page numbers them. */
export const legalHeadingsHaveNoNumbers: Rule = ({ content }) =>
  content.collections.legalPages.flatMap(({ file, markdown, bodyLine }) =>
    markdown.headings.flatMap(({ text, depth, line, column }): Problem[] => {
      const name = depth === 2 ? NUMBER.exec(text)?.[1] : undefined;
      if (name === undefined) return [];
      const args = { heading: text, write: `## ${name}` };
      const at = { file, line: bodyLine + line - 1, column };
      return [{ code: 'heading-numbered', args, at }];
    }),
  );

/** Matches a number with a full stop or bracket, or one of several parts. "30 days to pay" has neither. */
const NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2})*[.):]|\d{1,2}(?:\.\d{1,2})+)\s+(\p{L}.*)$/u;
