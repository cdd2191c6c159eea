import { entryOf } from './entryOf.ts';
import type { Content, TownEntry, VariantEntry } from '#cli/model/content.ts';
import { plainText } from '#cli/body/plainText.ts';
import { firstSentences } from '#cli/body/splitParagraphs.ts';
import type { CardView } from '#schemas/generated/views.ts';
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
  const add = (path: string, title: string, description: string) =>
    cards.set(path, { path, title, description });
  for (const { slug, data } of collections.services) {
    add(`${basePaths.services}/${slug}`, data.menuTitle, data.card.description);
  }
  for (const [name, { path }] of Object.entries(screenPaths)) {
    const screen = singles[name as keyof typeof screenPaths];
    if (screen) add(path, screen.data.title, screen.data.search.description);
  }
  for (const { slug, data } of collections.posts) {
    add(`${basePaths.posts}/${slug}`, data.title, data.excerpt);
  }
  for (const { slug, data } of collections.caseStudies) {
    // Its first sentence is about as long as the descriptions of services beside it.
    add(`${basePaths.caseStudies}/${slug}`, data.title, firstSentences(data.summary));
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

function locationCard(town: TownEntry, variant: VariantEntry, { collections }: Content): CardView {
  const { card } = entryOf(collections.services, variant.data.service).data;
  const title = `${variant.data.linkText} ${inTown(town.data)}`;
  return { path: locationPath(town, variant), title, description: card.description };
}
