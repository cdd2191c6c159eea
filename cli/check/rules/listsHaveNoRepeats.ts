import { fieldName } from '#cli/load/dataPath.ts';
import type { SingleEntry } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import type { Rule } from '../rule.ts';

/**
 * A list has no entry twice, and no two links with the same words. `relatedLinksResolve` covers related links, `aliasesAreSafe` aliases, and
 * `goneAddressesAreFree` addresses that are gone. The buttons of the question about cookies have different words.
 */
export const listsHaveNoRepeats: Rule = ({ content }) => {
  const problems: Problem[] = [];
  for (const { file, data } of entriesOf(content)) findRepeats(file, data, [], problems);
  const { words } = content.singles;
  if (words) problems.push(...repeatedAnswers(words));
  return problems;
};

/** Finds two buttons of the question about cookies that have the same words. */
function repeatedAnswers({ file, data }: SingleEntry<'words'>): Problem[] {
  const { consent } = data.frame;
  const names = ['accept', 'reject', 'choose', 'save'] as const;
  const wordsOf = (name: (typeof names)[number]) => consent[name].trim().toLowerCase();
  return names.flatMap((name, index): Problem[] => {
    const first = names.slice(0, index).find((other) => wordsOf(other) === wordsOf(name));
    if (first === undefined) return [];
    const path = ['frame', 'consent', name];
    const related = [{ file, path: ['frame', 'consent', first] }];
    const args = { field: fieldName(path), found: consent[name], other: first };
    return [{ code: 'choice-repeated', args, at: { file, path }, related }];
  });
}

const COVERED: ReadonlySet<string> = new Set(['relatedLinks', 'aliases', 'gone']);

function findRepeats(
  file: string,
  data: unknown,
  path: (string | number)[],
  problems: Problem[],
): void {
  if (typeof data !== 'object' || data === null) return;
  const firsts = Array.isArray(data) ? new Map<string, number>() : undefined;
  for (const [key, value] of Object.entries(data)) {
    if (COVERED.has(key)) continue;
    const text = firsts && comparedText(value);
    const first = text === undefined ? undefined : firsts?.get(text.toLowerCase());
    if (text !== undefined && first !== undefined) {
      const here = [...path, Number(key)];
      const args = { field: fieldName(here), found: text };
      const related = [{ file, path: [...path, first] }];
      problems.push({ code: 'list-item-repeated', args, at: { file, path: here }, related });
    } else {
      if (text !== undefined) firsts?.set(text.toLowerCase(), Number(key));
      const problem = firsts && repeatedLabel(file, data as unknown[], path, Number(key));
      if (problem) problems.push(problem);
    }
    if (typeof value !== 'object') continue;
    path.push(firsts ? Number(key) : key);
    findRepeats(file, value, path, problems);
    path.pop();
  }
}

/** Returns the text by which an entry of a list is compared: a text itself, or the address of a link or a profile. */
function comparedText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return undefined;
  const address = 'href' in value ? value.href : 'url' in value ? value.url : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** Finds a link, or an entry of a list of `NAMES`, whose words are those of an earlier one, although it leads to another page. */
function repeatedLabel(
  file: string,
  list: readonly unknown[],
  path: readonly (string | number)[],
  index: number,
): Problem | undefined {
  const name = NAMES[path.join('.')];
  const found = labelOf(list[index], name);
  if (found === undefined) return undefined;
  const first = list.findIndex(
    (entry) => labelOf(entry, name)?.toLowerCase() === found.toLowerCase(),
  );
  if (first === index) return undefined;
  const here = [...path, index, name ?? 'label'];
  return {
    code: 'list-item-repeated',
    args: { field: fieldName(here), found },
    at: { file, path: here },
    related: [{ file, path: [...path, first, name ?? 'label'] }],
  };
}

/** The fields that tell the entries of a list apart, by the place of the list. Other lists may have labels that are alike, such as rows of figures. */
const NAMES: Readonly<Record<string, string>> = {
  stats: 'label',
  social: 'label',
  'office.walks': 'from',
  footer: 'heading',
};

/** Returns the words of a link, or the field `name` of any entry. */
function labelOf(entry: unknown, name?: string): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  if (name === undefined && !('href' in entry)) return undefined;
  const label = (entry as Record<string, unknown>)[name ?? 'label'];
  return typeof label === 'string' ? label : undefined;
}
