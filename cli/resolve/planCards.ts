import type { Content, TownEntry, VariantEntry } from '#cli/model/content.ts';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import type { CardView } from '#schemas/generated/views.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { readingTime } from '#schemas/readingTime.ts';
import { blogTags } from './blogTags.ts';
import { inTown } from './locationVariables.ts';
import type { PlannedPath } from '#cli/model/resolvedContent.ts';
import { basePaths, locationPath, screenPaths, townPath, variantsOf } from './planPaths.ts';

/**
 * Returns a function that gives the card of the page at a path, for related links, or `undefined` if there is no page. Few pages
 * of towns are ever linked, so their cards are made on demand.
 */
export function planCards(
  content: Content,
  names: ReadonlyMap<string, string>,
): (path: string) => CardView | undefined {
  const cards = cardsOfEntries(content, names);
  const towns = new Map(content.collections.towns.map((town) => [town.slug, town]));
  return (path) => {
    const card = cards.get(path);
    if (card || !path.startsWith(`${basePaths.towns}/`)) return card;
    const town = towns.get(path.split('/')[2] ?? '');
    if (!town) return undefined;
    if (path === townPath(town.slug)) return { path, title: town.data.name, kind: 'information' };
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
function cardsOfEntries(content: Content, names: ReadonlyMap<string, string>) {
  const { collections, singles } = content;
  const cards = new Map<string, CardView>();
  const add = (path: string, title: string, figure?: string, kind = kindOf(path)) => {
    cards.set(path, {
      path,
      title,
      ...(figure !== undefined && { figure }),
      ...(kind && { kind }),
    });
  };
  const { number } = localeFormats(singles.site.data);
  const minutes = (words: number) =>
    fillWords(singles.words.data.blog.minutes, { minutes: number(readingTime(words)) });
  for (const { slug, data } of collections.services) {
    const path = `${basePaths.services}/${slug}`;
    add(path, data.menuTitle, singles.prices.data[slug]?.duration);
  }
  for (const [name, page] of Object.entries(screenPaths)) {
    const title = names.get(page.path);
    if (title !== undefined) add(page.path, title, figureOf(name as ScreenName, content));
  }
  for (const { slug, data, markdown } of collections.posts) {
    add(`${basePaths.posts}/${slug}`, data.title, minutes(markdown.words));
  }
  for (const { slug, data, markdown } of collections.caseStudies) {
    const path = `${basePaths.caseStudies}/${slug}`;
    // A flag has no room for a headline.
    add(path, data.client, minutes(markdown.words));
  }
  for (const { slug, data } of collections.legalPages) {
    add(`${basePaths.legalPages}/${slug}`, data.title, undefined, 'information');
  }
  return cards;
}

/** The name of a screen, as in `screenPaths`. */
type ScreenName = keyof typeof screenPaths;

/** The lists of screens: the words for their length in `parts.counts`, and a function that returns the length. */
const lists: Partial<
  Record<
    ScreenName,
    [
      words: keyof NonNullable<Content['singles']['words']['data']['parts']['counts']>,
      length: (content: Content) => number | undefined,
    ]
  >
> = {
  about: ['people', ({ collections }) => collections.people.length],
  servicesList: ['services', ({ collections }) => collections.services.length],
  howFar: ['goals', ({ singles }) => singles.howFar?.data.goals.length],
  caseStudiesList: ['caseStudies', ({ collections }) => collections.caseStudies.length],
  // The number of posts is left out, because a database may get others after the build.
  blogList: [
    'tags',
    ({ collections }) => blogTags(collections.posts, screenPaths.blogList.path).length,
  ],
  factsQuestions: ['questions', ({ collections }) => collections.questions.length],
  locationsList: ['towns', ({ collections }) => collections.towns.length],
};

/** Returns what a screen lists in a few words, such as "10 services", if the site has words for it. */
function figureOf(name: ScreenName, content: Content): string | undefined {
  const { site, words } = content.singles;
  const { counts, reply } = words.data.parts;
  const usualReply = site.data.claims?.usualReply;
  if (name === 'contact') {
    return reply && usualReply && fillWords(reply, { usual_reply: usualReply });
  }
  const [key, length] = lists[name] ?? [];
  const pattern = key && counts?.[key];
  const count = pattern && length?.(content);
  if (!count) return undefined;
  const { locale, number } = localeFormats(site.data);
  return fillPlural(pattern, count, locale, { count: number(count) });
}

/** The paths of pages that inform or have a form. Their signs are white, and so are those of the pages below them. */
const informing = [
  basePaths.towns,
  basePaths.posts,
  screenPaths.factsQuestions.path,
  screenPaths.contact.path,
];

/** Returns the kind of a page by its path, or `undefined` if it is a service or leads on to others. */
function kindOf(path: string): CardView['kind'] {
  const isBelow = (base: string) => path === base || path.startsWith(`${base}/`);
  if (isBelow(basePaths.caseStudies)) return 'work';
  return informing.some(isBelow) ? 'information' : undefined;
}

function locationCard(town: TownEntry, variant: VariantEntry, { singles }: Content): CardView {
  const figure = singles.prices.data[variant.data.service]?.duration;
  return {
    path: locationPath(town, variant),
    title: `${variant.data.linkText} ${inTown(town.data)}`,
    ...(figure !== undefined && { figure }),
  };
}
