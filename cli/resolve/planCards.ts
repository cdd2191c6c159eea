import { entryOf } from './entryOf.ts';
import type { Content, TownEntry, VariantEntry } from '#cli/model/content.ts';
import { plainText } from '#cli/body/plainText.ts';
import { firstSentences } from '#cli/body/splitParagraphs.ts';
import { fillWords } from '#schemas/fillWords.ts';
import type { CardView } from '#schemas/generated/views.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { readingTime } from '#schemas/readingTime.ts';
import { inTown } from './locationVariables.ts';
import type { PlannedPath } from '#cli/model/resolvedContent.ts';
import { basePaths, locationPath, screenPaths, townPath, variantsOf } from './planPaths.ts';

/**
 * Returns a function that gives the card of the page at a path, for related links, or `undefined` if there is no page. Few pages
 * of towns are ever linked, so their cards are made on demand.
 */
export function planCards(content: Content): (path: string) => CardView | undefined {
  const cards = cardsOfEntries(content);
  const towns = new Map(content.collections.towns.map((town) => [town.slug, town]));
  return (path) => {
    const card = cards.get(path);
    if (card || !path.startsWith(`${basePaths.towns}/`)) return card;
    const town = towns.get(path.split('/')[2] ?? '');
    if (!town) return undefined;
    if (path === townPath(town.slug)) return townCard(town);
    const variant = variantsOf(town, content.collections.variants).find(
      (one) => locationPath(town, one) === path,
    );
    return variant && locationCard(town, variant, content);
  };
}

/** Returns whether related links can show a page. The further pages of the blog list and its tags have no title of their own. */
export function hasCard({ path, type }: Pick<PlannedPath, 'path' | 'type'>): boolean {
  return type !== 'blog' || path === screenPaths.blogList.path;
}

/** Returns the cards of all pages except those of towns. */
function cardsOfEntries({ collections, singles }: Content): Map<string, CardView> {
  const cards = new Map<string, CardView>();
  const add = (path: string, title: string, description: string, figure?: string) =>
    cards.set(path, { path, title, description, ...(figure !== undefined && { figure }) });
  const { number } = localeFormats(singles.site.data);
  const minutes = (words: number) =>
    fillWords(singles.words.data.blog.minutes, { minutes: number(readingTime(words)) });
  for (const { slug, data } of collections.services) {
    const path = `${basePaths.services}/${slug}`;
    add(path, data.menuTitle, data.card.description, singles.prices.data[slug]?.duration);
  }
  for (const [name, page] of Object.entries(screenPaths)) {
    const screen = singles[name as keyof typeof screenPaths];
    const listed = page.path === basePaths.services ? 'services' : 'lists' in page && page.lists;
    // The number of posts is not known here: a database may have others.
    const count = listed && listed !== 'posts' ? number(collections[listed].length) : undefined;
    if (screen) add(page.path, screen.data.title, screen.data.search.description, count);
  }
  for (const { slug, data, markdown } of collections.posts) {
    add(`${basePaths.posts}/${slug}`, data.title, data.excerpt, minutes(markdown.words));
  }
  for (const { slug, data, markdown } of collections.caseStudies) {
    const path = `${basePaths.caseStudies}/${slug}`;
    // A flag has no room for a headline. The first sentence is about as long as the descriptions of services beside it.
    add(path, data.client, firstSentences(data.summary), minutes(markdown.words));
  }
  for (const { slug, data } of collections.legalPages) {
    add(`${basePaths.legalPages}/${slug}`, data.title, data.search.description);
  }
  return cards;
}

function townCard({ slug, data, markdown }: TownEntry): CardView {
  const description = /^.*?[.!?](?=\s|$)/.exec(plainText(markdown.tree))?.[0] ?? '';
  return { path: townPath(slug), title: data.name, description };
}

function locationCard(
  town: TownEntry,
  variant: VariantEntry,
  { collections, singles }: Content,
): CardView {
  const { slug, data } = entryOf(collections.services, variant.data.service);
  const figure = singles.prices.data[slug]?.duration;
  return {
    path: locationPath(town, variant),
    title: `${variant.data.linkText} ${inTown(town.data)}`,
    description: data.card.description,
    ...(figure !== undefined && { figure }),
  };
}
