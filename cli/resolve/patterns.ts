import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';
import { withArticle } from './english.ts';

/** The variables of a pattern, by name. */
export type PatternVariables = Readonly<Record<string, string>>;

/**
 * The template language of the variants: Liquid (https://liquidjs.com), in which an unknown variable or filter is an error. It
 * has one extra filter, `an`: `{{ town | an }}` gives "an Aberdeen".
 */
// Without `templates`, the tags that include files would read the disk.
const engine = new Liquid({ strictVariables: true, strictFilters: true, templates: {} });
engine.registerFilter('an', (name: unknown) => withArticle(String(name)));

const parsed = new Map<string, Template[]>();

/** Fills a pattern. Throws a LiquidJS error for a pattern that `checkPattern` refuses. */
export function renderPattern(pattern: string, variables: PatternVariables): string {
  return (fillPlain(pattern, variables) ?? fillWithLiquid(pattern, variables))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Fills a pattern with LiquidJS. Supports tags and filters, and throws errors with a reason. */
export function fillWithLiquid(pattern: string, variables: PatternVariables): string {
  return String(engine.renderSync(parse(pattern), variables));
}

function parse(pattern: string): Template[] {
  const template = parsed.get(pattern) ?? engine.parse(pattern);
  parsed.set(pattern, template);
  return template;
}

/**
 * Fills a pattern that has only variables, which most do, ten times as fast as LiquidJS. Location pages need some 50,000
 * fillings. Returns `undefined` if the pattern has more than variables or a variable is unknown. A test checks that both ways
 * give the same result.
 */
function fillPlain(pattern: string, variables: PatternVariables): string | undefined {
  let plain = !pattern.includes('{%');
  const filled = pattern.replace(/\{\{(.*?)\}\}/gs, (_, inner: string) => {
    const name = inner.trim();
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined) plain = false;
    return value ?? '';
  });
  // LiquidJS reports a brace that does not close.
  return plain && !/\{\{|\}\}/.test(pattern.replace(/\{\{.*?\}\}/gs, '')) ? filled : undefined;
}

/** The problem with a pattern. */
export type PatternMistake =
  | { kind: 'variable'; name: string }
  | { kind: 'filter'; name: string }
  | { kind: 'syntax'; reason: string };

/**
 * Tries a pattern with several sets of variables, which differ in the values that patterns may branch on. A pattern whose result
 * is empty for one of them is a mistake too.
 */
export function checkPattern(
  pattern: string,
  samples: readonly PatternVariables[],
): PatternMistake | undefined {
  const [first = {}] = samples;
  const single = [...pattern.matchAll(/(?<![{%])\{\s*(\w+)\s*\}(?!\})/g)].find(([, name = '']) =>
    Object.hasOwn(first, name),
  );
  if (single) {
    const reason = `"${single[0]}" has one brace on each side. Expected two: "{{ ${single[1]} }}".`;
    return { kind: 'syntax', reason };
  }
  if (fillPlain(pattern, first) !== undefined) return undefined;
  try {
    // Filling a pattern finds only the variables of the branches that are taken.
    for (const segments of engine.globalVariableSegmentsSync(parse(pattern))) {
      const name = segments.join('.');
      if (!Object.hasOwn(first, name)) return { kind: 'variable', name };
    }
    if (samples.some((variables) => renderPattern(pattern, variables) === '')) {
      return { kind: 'syntax', reason: 'In some towns nothing is left of the text.' };
    }
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

/** The filters that editors may want, for the message about an unknown one. */
export const patternFilters = ['an', 'capitalize', 'downcase', 'upcase', 'replace', 'default'];

/** Returns the error of LiquidJS in an editor's words. */
function syntaxReason(message: string): string {
  const tag = /tag "?([^"\s]+)"? not (?:found|closed)/.exec(message)?.[1];
  if (/output .* not closed/.test(message)) return 'A "{{" has no "}}".';
  if (/not closed/.test(message))
    return `The tag ${tag ? `"${tag}"` : 'that starts here'} is not closed.`;
  if (/not found/.test(message)) return `There is no tag ${tag ? `"${tag}"` : 'of that name'}.`;
  return 'What stands between "{{" and "}}" cannot be read.';
}
