import { visitTexts } from '#cli/check/textFields.ts';
import { sourceOfBody } from '#cli/check/sourceOfBody.ts';
import { locatorOf } from '#cli/load/parseSource.ts';
import type { Locator } from '#cli/load/parseSource.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/** The number of places that are printed. More are counted. */
const SHOWN_PLACES = 20;

/** A place of a text that has the name of an entry. */
interface NamedPlace {
  file: string;
  line: number;
  column: number;
  words: string;
}

/** Returns the names that texts may use for an entry: its title, its short title and its phrase. */
export function namesOf({ data }: Entry<unknown>): string[] {
  const { title, menuTitle, phrase } = data as Partial<Record<string, unknown>>;
  return [title, menuTitle, phrase].filter((name) => typeof name === 'string');
}

/**
 * Returns the places of texts for visitors that have one of some names, in fields and bodies, one for each line. Files in `without` are left
 * out. `texts` are the normal texts of the files.
 */
export function textsNaming(
  content: Content,
  texts: ReadonlyMap<string, string>,
  names: readonly string[],
  without: ReadonlySet<string>,
): NamedPlace[] {
  if (names.length === 0) return [];
  const pattern = patternOf(names);
  const found = new Map<string, NamedPlace>();
  const add = (place: NamedPlace) => {
    const key = `${place.file}:${place.line}`;
    if (!found.has(key)) found.set(key, place);
  };
  const locators = new Map<string, Locator>();
  visitTexts(content, ({ entry: { file }, value, path }) => {
    if (without.has(file)) return;
    for (const [words] of value.matchAll(pattern)) {
      const locate = locators.get(file) ?? locatorOf(file, texts.get(file) ?? '');
      locators.set(file, locate);
      add({ file, ...locate(path(), 'value', words), words });
    }
  });
  for (const entry of entriesOf(content)) {
    const { file } = entry;
    if (!file.endsWith('.md') || without.has(file)) continue;
    const text = texts.get(file) ?? '';
    const { body, offset } = sourceOfBody(entry, text);
    for (const match of body.matchAll(pattern)) {
      const words = match[0].replaceAll(/\s+/g, ' ');
      add({ file, ...placeAt(text, offset + match.index), words });
    }
  }
  return [...found.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Returns a list of places under a heading, or an empty text if there are none. */
export function formatNamedPlaces(heading: string, places: readonly NamedPlace[]): string {
  if (places.length === 0) return '';
  const shown = places
    .slice(0, SHOWN_PLACES)
    .map(({ file, line, words }) => `  ${file}:${line} "${words}"\n`);
  const more = places.length - shown.length;
  return `${heading}\n${shown.join('')}${more > 0 ? `  and ${more} more\n` : ''}`;
}

function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const words = longestFirst.map((name) =>
    name
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join('\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\d/-])(?:${words.join('|')})(?![\\p{L}\\d-])`, 'giu');
}
