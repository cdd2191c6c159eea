import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';
import { withArticle } from './english.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';

/** The variables of a pattern, by name. */
export type PatternVariables = Readonly<Record<string, string>>;

/**
 * The template language of the variants: Liquid (https://liquidjs.com), in which an unknown variable or filter is an error. It
 * has one extra filter, `an`: `{{ town | an }}` gives "an Aberdeen".
 */
// Without `templates`, the tags that include files would read the disk.
const engine = new Liquid({ strictVariables: true, strictFilters: true, templates: {} });
engine.registerFilter('an', (name: unknown) => withArticle(String(name)));

/** The filters whose results depend on the clock, the language of the machine, or chance. Every build has to give the same pages. */
const unsteadyFilters = [
  ...['date', 'date_to_string', 'date_to_long_string', 'date_to_rfc822', 'date_to_xmlschema'],
  'sample',
];
for (const name of unsteadyFilters) Reflect.deleteProperty(engine.filters, name);

const parsed = new Map<string, Template[]>();

/** Fills a pattern. Throws a LiquidJS error for a pattern that `checkPattern` refuses. */
export function renderPattern(pattern: string, variables: PatternVariables): string {
  const filled = fillPlain(pattern, variables) ?? fillWithLiquid(pattern, variables);
  return (/[\t\r\n]| {2}/.test(filled) ? filled.replace(/[ \t\r\n]+/g, ' ') : filled).trim();
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
 * Fills a pattern that has only variables, alone or with the filter `an`, far faster than LiquidJS. Most patterns are like that, and
 * location pages need some 50,000 fillings. Returns `undefined` if the pattern has more than these or a variable is unknown. A test checks
 * that both ways give the same result.
 */
function fillPlain(pattern: string, variables: PatternVariables): string | undefined {
  const parts = getOrInsertComputed(plainParts, pattern, () => splitPlain(pattern));
  if (parts === 'needs Liquid') return undefined;
  let filled = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      filled += part;
      continue;
    }
    const value = Object.hasOwn(variables, part.name) ? variables[part.name] : undefined;
    if (value === undefined) return undefined;
    filled += part.hasArticle ? withArticle(value) : value;
  }
  return filled;
}

/** The texts of a pattern, and the variables between them. */
type PlainParts = readonly (string | { name: string; hasArticle: boolean })[];

const plainParts = new Map<string, PlainParts | 'needs Liquid'>();

/** Splits a pattern that has only variables, alone or with the filter `an`. */
function splitPlain(pattern: string): PlainParts | 'needs Liquid' {
  if (pattern.includes('{%')) return 'needs Liquid';
  const parts: PlainParts[number][] = [];
  let end = 0;
  for (const { 0: whole, 1: inner = '', index } of pattern.matchAll(/\{\{(.*?)\}\}/gs)) {
    const [name = '', filter, ...more] = inner.split('|').map((part) => part.trim());
    if (more.length > 0 || (filter !== undefined && filter !== 'an')) return 'needs Liquid';
    parts.push(pattern.slice(end, index), { name, hasArticle: filter === 'an' });
    end = index + whole.length;
  }
  parts.push(pattern.slice(end));
  // LiquidJS reports a brace that does not close.
  const texts = parts.filter((part) => typeof part === 'string').join('');
  return /\{\{|\}\}/.test(texts) ? 'needs Liquid' : parts;
}

/** The problem with a pattern. `found` is the part of the pattern that has it, if that is known. */
export type PatternMistake = (
  | { kind: 'variable'; name: string }
  | { kind: 'filter'; name: string }
  | { kind: 'syntax'; reason: string }
) & { found?: string };

/**
 * Tries a pattern with several sets of variables, which differ in the values that patterns may branch on. A pattern whose result
 * is empty for one of them is a mistake too.
 */
export function checkPattern(
  pattern: string,
  samples: readonly PatternVariables[],
): PatternMistake | undefined {
  const [first = {}] = samples;
  const wrong = [
    ...pattern.matchAll(
      /(?<![{%])\{\s*(\w+)\s*\}{1,2}|(?<!\{[^{}]*)\b(\w+)\s*\}\}|\[\s*(\w+)\s*\]|%(\w+)%/g,
    ),
  ].find((match) => Object.hasOwn(first, nameIn(match)));
  if (wrong) {
    const [found] = wrong;
    const marks = /\}\}$/.test(found)
      ? 'lacks a brace at its start'
      : found.startsWith('{')
        ? 'has one brace on each side'
        : 'is not a variable';
    const reason = `"${found}" ${marks}. Expected two braces: "{{ ${nameIn(wrong)} }}".`;
    return { kind: 'syntax', reason, found };
  }
  if (fillPlain(pattern, first) !== undefined) return undefined;
  try {
    // Filling a pattern finds only the variables of the branches that are taken.
    for (const segments of engine.globalVariableSegmentsSync(parse(pattern))) {
      const name = segments.join('.');
      if (!Object.hasOwn(first, name)) return unknownVariable(pattern, name);
    }
    if (samples.some((variables) => renderPattern(pattern, variables) === '')) {
      return { kind: 'syntax', reason: 'In some towns nothing is left of the text.' };
    }
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const variable = /undefined variable: ([\w.]+)/.exec(message)?.[1];
    if (variable) return unknownVariable(pattern, variable);
    const filter = /undefined filter: (\w+)/.exec(message)?.[1];
    if (filter) {
      const part = partOf(pattern, new RegExp(`\\|\\s*${filter}\\b`));
      return { kind: 'filter', name: filter, ...part };
    }
    const open = partOf(pattern, /\{\{(?![^{}]*\}\})[^{}\n]{0,20}(?:\}\s*\S*)?/);
    // The reason quotes the braces without the word after them.
    const reason = syntaxReason(message, open.found?.replace(/(\}).*/s, '$1'));
    return { kind: 'syntax', reason, ...open };
  }
}

/** The filters that are suggested in the message about an unknown one. */
export const patternFilters = ['an', 'capitalize', 'downcase', 'upcase', 'replace', 'default'];

function unknownVariable(pattern: string, name: string): PatternMistake {
  const variable = new RegExp(`\\{[{%][^{}]*?\\b${name.replaceAll('.', '\\.')}\\b`);
  return { kind: 'variable', name, ...partOf(pattern, variable) };
}

/** Returns the first group of a match that is not empty. */
function nameIn([, ...groups]: RegExpMatchArray): string {
  return groups.find(Boolean) ?? '';
}

/** Returns the part of a pattern that a regular expression finds, as an argument of a mistake. */
function partOf(pattern: string, part: RegExp): { found?: string } {
  const found = part.exec(pattern)?.[0].trim();
  return found === undefined ? {} : { found };
}

/** Returns the error of LiquidJS in an editor's words. */
function syntaxReason(message: string, open = '{{'): string {
  const tag = /tag "?([^"\s]+)"? not (?:found|closed)/.exec(message)?.[1];
  if (/output .* not closed/.test(message)) {
    const name = /\w+/.exec(open)?.[0] ?? 'town';
    return `"${open}" has no "}}". Expected two braces on each side, such as "{{ ${name} }}".`;
  }
  if (/not closed/.test(message))
    return `The tag ${tag ? `"${tag}"` : 'that starts here'} is not closed.`;
  if (/not found/.test(message)) return `There is no tag ${tag ? `"${tag}"` : 'of that name'}.`;
  return 'What stands between "{{" and "}}" cannot be read.';
}
