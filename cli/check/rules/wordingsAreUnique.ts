import { sectorTexts } from '#cli/resolve/phrasings.ts';
import { countWords } from '#schemas/countWords.ts';
import { fieldName, valueAt } from '#cli/load/dataPath.ts';
import type { Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Post } from '#schemas/post.ts';
import type { Sector } from '#schemas/sector.ts';
import { screensOf } from '#cli/resolve/screensOf.ts';
import type { Rule } from '../rule.ts';
import { sourceOfBody } from '../sourceOfBody.ts';

/**
 * No two pages have the same heading or the same description in search results, and no two entries of a collection have the same
 * name or text. A repeated one is usually left over from a copied file, so each file is reported once. `titlesAreUnique` reports
 * the files with the same title in search results.
 */
export const wordingsAreUnique: Rule = ({ content, texts }) => {
  const {
    services,
    posts,
    caseStudies,
    legalPages,
    questions,
    testimonials,
    portfolio,
    sectors,
    people,
  } = content.collections;
  const pages = [...screensOf(content), ...[services, caseStudies, posts, legalPages].flat()];
  const covered = new Set<string>();
  const repeats = (
    entries: readonly Entry<object>[],
    path: DataPath,
    code: RepeatCode | undefined,
  ): Problem[] => {
    const owners = new Map<string, Spot>();
    return entries.flatMap(({ file, data }): Problem[] => {
      const text = firstText(valueAt(data, path));
      // The patterns of town pages are a list. `locationSearchTextsAreSound` checks what they produce.
      if (typeof text !== 'string') return [];
      const key = text.trim().toLowerCase();
      const at = { file, path };
      const owner = owners.get(key);
      if (!owner) owners.set(key, at);
      if (!owner || covered.has(file)) return [];
      covered.add(file);
      if (!code) return [];
      const args = { field: fieldName(path), found: text };
      return [{ code, args, at, related: [owner] }];
    });
  };
  return [
    ...repeats(pages, ['search', 'title'], undefined),
    ...repeats(pages, ['title'], 'heading-repeated'),
    ...repeats(pages, ['search', 'description'], 'description-repeated'),
    ...repeats(questions, ['question'], 'heading-repeated'),
    ...repeats(portfolio, ['title'], 'heading-repeated'),
    ...repeats(portfolio, ['description'], 'text-repeated'),
    ...repeats(sectors, ['name'], 'heading-repeated'),
    ...repeats(people, ['name'], 'heading-repeated'),
    ...services.flatMap(({ slug }) => repeats(sectors, ['services', slug], 'text-repeated')),
    ...sectors.flatMap(repeatsWithin),
    ...repeats(testimonials, ['text'], 'text-repeated'),
    ...copiedTexts(posts, texts),
  ];
};

/**
 * Returns a problem for each post with the text of another post, and one if the excerpt is the same as well. A copy with a new title still
 * has both.
 */
function copiedTexts(posts: readonly Entry<Post>[], texts: ReadonlyMap<string, string>): Problem[] {
  const bodyOf = (post: Entry<Post>) => sourceOfBody(post, texts.get(post.file)).body.trim();
  const excerpts = new Map<string, Entry<Post>>();
  // Bodies with different numbers of words differ, so most need not be compared.
  const byWords = Map.groupBy(posts, ({ markdown }) => markdown.words);
  const bodies = [...byWords.values()].flatMap((group): Problem[] => {
    if (group.length === 1) return [];
    const owners = new Map<string, Entry<Post>>();
    return group.flatMap((post): Problem[] => {
      const body = bodyOf(post);
      const owner = owners.get(body);
      if (!owner) owners.set(body, post);
      if (!owner || post.markdown.words < LEAST_WORDS) return [];
      const at = { file: post.file, line: post.bodyLine, column: 1 };
      const related = [{ file: owner.file, line: owner.bodyLine, column: 1 }];
      return [{ code: 'text-repeated', args: { field: 'text', found: '' }, at, related }];
    });
  });
  const sums = posts.flatMap((post): Problem[] => {
    const { excerpt } = post.data;
    const owner = excerpts.get(excerpt);
    if (!owner) excerpts.set(excerpt, post);
    if (!owner || countWords(excerpt) < LEAST_EXCERPT_WORDS) return [];
    const path = ['excerpt'];
    const args = { field: 'excerpt', found: excerpt };
    const related = [{ file: owner.file, path }];
    return [{ code: 'text-repeated', args, at: { file: post.file, path }, related }];
  });
  return [...sums, ...bodies];
}

/** The numbers of words from which two bodies or excerpts are not the same by chance. */
const LEAST_WORDS = 20;
const LEAST_EXCERPT_WORDS = 6;

/** Returns a problem for each paragraph of a sector that an earlier one of the same file repeats. */
function repeatsWithin({ file, data }: Entry<Sector>): Problem[] {
  const owners = new Map<string, string>();
  const texts = Object.entries(data.services).flatMap(([service, choices]) =>
    sectorTexts(choices).map((text) => ({ service, text })),
  );
  return texts.flatMap(({ service, text }): Problem[] => {
    const key = text.toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, service);
      return [];
    }
    const [path, other] = [
      ['services', service],
      ['services', owner],
    ] as const;
    return [
      {
        code: 'text-repeated',
        args: { field: fieldName(path), found: text, other: fieldName(other) },
        at: { file, path, on: 'key' },
        related: [{ file, path: other, on: 'key' }],
      },
    ];
  });
}

type RepeatCode = 'heading-repeated' | 'description-repeated' | 'text-repeated';

/** Returns the first text of a list of texts with their nations, and any other value as it is. */
function firstText(value: unknown): unknown {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof first === 'object' && first !== null && 'text' in first ? first.text : value;
}
