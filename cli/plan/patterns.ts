import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';
import { withArticle } from './english.ts';

/** Variables of a pattern: names to texts. */
export type PatternVariables = Readonly<Record<string, string>>;

/**
 * The template language of the variants: Liquid (https://liquidjs.com) where an unknown variable or filter is an error,
 * with one filter of our own, `an`: `{{ town | an }}` gives "an Aberdeen".
 */
const engine = new Liquid({ strictVariables: true, strictFilters: true });
engine.registerFilter('an', (name: unknown) => withArticle(String(name)));

const parsed = new Map<string, Template[]>();

/** Fills a pattern. Throws a LiquidJS error for a pattern that `checkPattern` refuses. */
export function renderPattern(pattern: string, variables: PatternVariables): string {
  let template = parsed.get(pattern);
  if (!template) {
    template = engine.parse(pattern);
    parsed.set(pattern, template);
  }
  return String(engine.renderSync(template, variables)).replace(/\s+/g, ' ').trim();
}

/** What is wrong with a pattern. */
export type PatternMistake =
  | { kind: 'variable'; name: string }
  | { kind: 'filter'; name: string }
  | { kind: 'syntax'; reason: string };

/** Tries a pattern with a full set of variables. */
export function checkPattern(
  pattern: string,
  variables: PatternVariables,
): PatternMistake | undefined {
  try {
    renderPattern(pattern, variables);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const variable = /undefined variable: ([\w.]+)/.exec(message)?.[1];
    if (variable) return { kind: 'variable', name: variable };
    const filter = /undefined filter: (\w+)/.exec(message)?.[1];
    if (filter) return { kind: 'filter', name: filter };
    return { kind: 'syntax', reason: syntaxReason(message) };
  }
}

/** The filters an editor would look for, for the message about an unknown one. */
export const patternFilters = ['an', 'capitalize', 'downcase', 'upcase', 'replace', 'default'];

/** LiquidJS's complaint in an editor's words. */
function syntaxReason(message: string): string {
  const tag = /tag "?([^"\s]+)"? not (?:found|closed)/.exec(message)?.[1];
  if (/output .* not closed/.test(message)) return 'A "{{" has no "}}".';
  if (/not closed/.test(message))
    return `The tag ${tag ? `"${tag}"` : 'that starts here'} is not closed.`;
  if (/not found/.test(message)) return `There is no tag ${tag ? `"${tag}"` : 'of that name'}.`;
  return 'What stands between "{{" and "}}" cannot be read.';
}
