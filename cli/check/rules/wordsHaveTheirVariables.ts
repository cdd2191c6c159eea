import type { Problem } from '#cli/model/problem.ts';
import { patternProblems } from '../patternProblems.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/**
 * The words of `content/words.yaml` have only variables that the page gives them, and neither tags nor filters, because scripts in the browser
 * fill them too (`fillWords`).
 */
export const wordsHaveTheirVariables: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry: { file }, value, path, variables }) => {
    if (!variables || !value.includes('{')) return;
    const found = /\{%.*?(?:%\}|$)|\{\{[^{}]*\|[^{}]*\}\}/s.exec(value)?.[0];
    if (found === undefined) {
      problems.push(...patternProblems(file, { path: path(), pattern: value }, [variables]));
      return;
    }
    const reason = `"${found}" is not possible here. Words have variables only, without tags and filters.`;
    const at = { file, path: path(), words: found };
    problems.push({ code: 'pattern-invalid', args: { reason }, at });
  });
  return problems;
};
