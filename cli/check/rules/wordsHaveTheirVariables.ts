import { unstatedVariables } from '#cli/resolve/locationVariables.ts';
import type { Problem } from '#cli/model/problem.ts';
import { patternProblems } from '../patternProblems.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/**
 * The words of `content/words.yaml` and the texts of screens have only variables that the page gives them, and neither tags nor filters,
 * because scripts in the browser fill words too (`fillWords`). If the agency leaves a fact out, screens have no variable for it, and words
 * about it are not shown.
 */
export const wordsHaveTheirVariables: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const { site, words } = content.singles;
  const unstated = site ? unstatedVariables(site) : {};
  visitTexts(content, ({ entry, value, path, variables }) => {
    if (!variables || !value.includes('{')) return;
    const { file } = entry;
    const found = /\{%.*?(?:%\}|$)|\{\{[^{}]*\|[^{}]*\}\}/s.exec(value)?.[0];
    if (found === undefined) {
      const missing = entry === words ? {} : unstated;
      const stated = Object.entries(variables).filter(([name]) => !(name in missing));
      const pattern = { path: path(), pattern: value };
      problems.push(...patternProblems(file, pattern, [Object.fromEntries(stated)], missing));
      return;
    }
    const reason = `"${found}" is not possible here. Words have variables only, without tags and filters.`;
    const at = { file, path: path(), words: found };
    problems.push({ code: 'pattern-invalid', args: { reason }, at });
  });
  return problems;
};
