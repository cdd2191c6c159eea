import { parse, stringify } from 'yaml';
import type { Town } from '#schemas/town.ts';

/** A file of `content/towns/`. */
export interface TownFile {
  slug: string;
  town: Town;
  body: string;
}

export function parseTown(slug: string, text: string): TownFile {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`${slug}.md has no front matter.`);
  return { slug, town: parse(yaml), body };
}

export function formatTown({ town, body }: TownFile): string {
  return `---\n${stringify(town)}---\n${body}`;
}

/** The largest population that is not reported as a mistake, except for London. */
const LARGEST_POPULATION = 1_500_000;

/**
 * Returns an invented town, made from real ones, which causes almost no findings. It is near its original, in the same postcode area. Its
 * introduction and its notes on sectors have the words of real ones in another order, because pages with the same text are refused. Its
 * sectors come from several towns of its nation, so that sets of sectors repeat as rarely as among real towns. `random` returns numbers from
 * 0 to below 1.
 */
export function cloneTown(
  original: TownFile,
  name: string,
  towns: readonly TownFile[],
  random: () => number,
): TownFile {
  const { aliases: _, shortName: __, preposition: ___, ...data } = original.town;
  const compatriots = towns.filter(({ town }) => town.nation === data.nation);
  const rename = (text: string) => text.replaceAll(data.name, name);
  const near = (degrees: number, spread: number) =>
    Number((degrees + spread * (random() - 0.5)).toFixed(5));
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    town: {
      ...data,
      name,
      latitude: near(data.latitude, 0.04),
      longitude: near(data.longitude, 0.06),
      pageSet: 'full',
      population: Math.min(data.population, LARGEST_POPULATION),
      sectors: pickSectors(data.sectors.length, compatriots, random).map(({ sector, note }) => ({
        sector,
        note: shuffleSentences(note, random),
      })),
    },
    body: `\n${original.body
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => shuffleSentences(rename(paragraph), random))
      .join('\n\n')}\n`,
  };
}

/** Returns different sectors, each with its note from a real town. Each sector is as frequent as among real towns. */
function pickSectors(
  count: number,
  towns: readonly TownFile[],
  random: () => number,
): Town['sectors'] {
  const picked = new Map<string, Town['sectors'][number]>();
  while (picked.size < count) {
    const choice = pick(pick(towns, random).town.sectors, random);
    picked.set(choice.sector, choice);
  }
  return [...picked.values()];
}

/** Shuffles the words of each sentence, except the first and the last. */
function shuffleSentences(text: string, random: () => number): string {
  return text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      // "a" or "an" before another word would be a warning, and so would a bracket without the other one.
      const words = sentence
        .replaceAll(/[()]/g, '')
        .replaceAll(/\ban?(?=\s)/g, 'the')
        .replace(/^An?(?=\s)/, 'The')
        .split(/\s+/);
      const first = words.shift();
      const last = words.pop();
      return (
        [first, ...shuffle(words, random), last]
          .filter(Boolean)
          // The same word twice is a warning, and real texts have next to none.
          .filter((word, index, all) => lettersOf(word) !== lettersOf(all[index + 1]))
          .join(' ')
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      );
    })
    .join(' ');
}

function lettersOf(word = ''): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
