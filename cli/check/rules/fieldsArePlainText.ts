import { fieldName } from '#cli/load/dataPath.ts';
import { markupIn } from '#cli/load/markupIn.ts';
import type { Problem } from '#cli/model/problem.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/**
 * Fields have no Markdown, HTML or entities, because pages print them as they are written. Only patterns have variables in
 * braces.
 */
export const fieldsArePlainText: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path, isPattern }) => {
    const markup = markupIn(value, { isPattern });
    if (!markup) return;
    const field = fieldName(path());
    const at = { file: entry.file, path: path(), words: markup.found };
    problems.push({ code: 'field-markup', args: { field, ...markup }, at });
  });
  return problems;
};
