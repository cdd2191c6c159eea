import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import type { ChunkPart, ChunkPlan } from './chunkPlan.ts';
import { planBlogIndex } from './planBlogIndex.ts';
import { planBlogLists } from './pages/planBlogLists.ts';
import { planCaseStudies } from './pages/planCaseStudies.ts';
import { planLegalPages } from './pages/planLegalPages.ts';
import { planServices } from './pages/planServices.ts';
import { planSocialCards } from './planSocialCards.ts';
import { feedFormats, planFeed } from './planFeeds.ts';
import { planHeaders } from './planHeaders.ts';
import type { HeaderRule } from './planHeaders.ts';
import { planLocationIndex } from './planLocationIndex.ts';
import { postPlanner } from './pages/planPosts.ts';
import { planSearchIndex } from './planSearchIndex.ts';
import { planScreens } from './screens/planScreens.ts';
import { filesOf, tableOf } from './inputTables.ts';
import { splitByHash } from './splitByHash.ts';
import { townChunks, townsAround } from './townChunks.ts';
import { withCurlyQuotes } from './withCurlyQuotes.ts';
import type { InputTable } from '#cli/model/inputs.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { coastFile } from '#cli/resolve/coastFile.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { keepOne } from '#cli/resolve/keepOne.ts';
import { makeValues } from '#cli/resolve/makeValues.ts';
import { keyOfFacts } from '#cli/resolve/keyOfFacts.ts';

/** The approximate number of posts in a chunk. */
const POSTS_PER_CHUNK = 128;

/** The plan of the whole site, before its pages are planned. */
export interface SitePlan {
  layout: Layout;
  handlerWords: HandlerWords;
  redirects: readonly Redirect[];
  /** The addresses that are answered with 410. */
  gone: readonly string[];
  headers: readonly HeaderRule[];
  /** The index of towns; left out if there are none. */
  locationIndex?: LocationIndex;
  cards: readonly SocialCard[];
  /** The files for programs, by their paths below the site, and the functions that make their text. */
  files: Readonly<Record<string, () => string | Promise<string>>>;
  /** A key of everything that these texts are made from. */
  filesKey: string;
  chunks: readonly ChunkPlan[];
  /** A hash of all content and of the planning code. */
  inputs: string;
  /** A hash of the planning code. */
  code: string;
}

/**
 * Plans the site. `codeStamp` identifies the planning code. A page is planned again if the code, or anything the page is made from,
 * has changed. `keep` may return values from an earlier run.
 */
export function planSite(
  context: SiteContext,
  codeStamp: string,
  keep: KeepValues = makeValues,
): SitePlan {
  const { content } = context;
  const { towns: _, local, ...otherCollections } = content.collections;
  // Pages have the colours from their style sheet, so the brand changes no model. No page shows the addresses that are gone, or the words to
  // avoid. Barriers change only neighbours, which are inputs of their own.
  const { brand, addresses, barriers, wording, ...singles } = content.singles;
  const shared = tableOf([
    ...(context.isPreview ? [['the preview of drafts', 'on'] as const] : []),
    ...Object.entries(context.database ?? {}).map(
      ([name, value]) => [`the ${name} of the database`, value] as const,
    ),
    ...filesOf([...Object.values(singles), ...Object.values(otherCollections).flat()]),
  ]);
  const pictures = tableOf(
    [...context.images].map(([path, size]) => [`public${path}`, `${size?.width} ${size?.height}`]),
  );
  const { portfolio, people, services } = content.collections;
  const ofTowns = new Set(
    [
      ...portfolio.map(({ data }) => data.image),
      ...people.flatMap(({ data }) => data.portrait ?? []),
      ...services.flatMap(({ data }) => [data.heroImage, data.townDrawing ?? []].flat()),
    ]
      .flatMap(pictureFamily)
      .map(({ path }) => path),
  );
  const townPictures = tableOf(
    [...context.images.keys()]
      .filter((path) => ofTowns.has(path))
      .map((path) => [`public${path}`, 'exists']),
  );
  const blogChanges = tableOf([['the last change of posts', context.blogChangedSince ?? '']]);
  const common = [shared, pictures, blogChanges];
  // Pages that are not about a town show no text of one.
  const lists = [...common, tableOf(context.towns.map((town) => [town.file, keyOfFacts(town)]))];
  const keyOfLists = hashParts(lists.map(({ hash }) => hash));
  const keyOfPlaces = hashParts([keyOfLists, barriers?.hash ?? '']);
  const around = keepOne(keep, 'towns-around', keyOfPlaces, () => townsAround(context));
  const planIndex = () => withCurlyQuotes(planLocationIndex(context));
  const locationIndex =
    context.towns.length > 0 && keepOne(keep, 'location-index', keyOfLists, planIndex);
  const chunk = (
    name: string,
    tables: readonly InputTable[],
    plan: ChunkPlan['plan'] | readonly PlannedAlone[],
    mayHave: ChunkPlan['mayHave'] = () => true,
  ): ChunkPlan => {
    const inputsOf = (all: readonly InputTable[]) =>
      hashParts([codeStamp, ...all.map(({ hash }) => hash)]);
    const planned = typeof plan === 'function' ? [{ tables: () => tables, plan }] : plan;
    const parts = () => {
      // The lists that pages share are curled once for all parts.
      const lists = new Map();
      return planned.map((part): ChunkPart => ({
        inputs: inputsOf(part.tables()),
        plan: () =>
          part.plan().map((page) => ({ ...page, model: withCurlyQuotes(page.model, lists) })),
      }));
    };
    return {
      name,
      inputs: inputsOf(tables),
      tables,
      mayHave,
      parts,
      plan: () => parts().flatMap((one) => one.plan()),
    };
  };
  const chunks: ChunkPlan[] = [
    chunk('screens', lists, () => planScreens(context)),
    // Related links of services may lead to towns.
    chunk('services', lists, () => planServices(context)),
    chunk('case-studies', lists, () => planCaseStudies(context)),
    ...(context.content.singles.blogList
      ? [chunk('blog', lists, () => planBlogLists(context))]
      : []),
    ...postChunks(context).map(({ name, plan }) => chunk(name, [shared, pictures], plan)),
    chunk('legal', [shared], () => planLegalPages(context)),
    ...townChunks(context, around).map(({ name, own, towns, mayHave }) => {
      const parts = towns.map((town) => ({
        tables: () => [shared, townPictures, tableOf(town.own)],
        plan: town.plan,
      }));
      return chunk(name, [shared, townPictures, own], parts, mayHave);
    }),
  ];
  return {
    layout: planLayout(context),
    handlerWords: {
      forms: context.layout.words.forms,
      enquiries: content.singles.words.data.enquiries,
      agency: content.singles.site.data.name,
      timeZone: content.singles.site.data.timeZone,
    },
    redirects: context.redirects,
    gone: context.gone,
    headers: planHeaders({ ...context.layout.site, database: context.database }),
    ...(locationIndex && { locationIndex }),
    cards: withCurlyQuotes(planSocialCards(content)),
    files: planFiles(context),
    filesKey: hashParts([codeStamp, keyOfLists]),
    chunks,
    inputs: hashParts([
      codeStamp,
      ...common.map(({ hash }) => hash),
      ...filesOf([...context.towns, ...local]).flat(),
      ...[brand, addresses, barriers, wording].map((file) => file?.hash ?? ''),
      JSON.stringify({ ...content.drawings, icons: [...content.drawings.icons] }),
    ]),
    code: codeStamp,
  };
}

/** Returns the layout as pages show it. The words of forms stay as they were typed, and drawings are markup (decision 39). */
function planLayout({ layout }: SiteContext): Layout {
  const { brand, words, ...rest } = layout;
  const { forms, ...shown } = words;
  return { ...withCurlyQuotes(rest), brand, words: { ...withCurlyQuotes(shown), forms } };
}

function planFiles(context: SiteContext): SitePlan['files'] {
  const { map } = context.content.singles;
  const coast = map && coastFile(map.data);
  const feeds = Object.keys(feedFormats) as (keyof typeof feedFormats)[];
  return {
    ...(coast && { [coast.name]: () => coast.text }),
    'form-words.json': () => JSON.stringify(context.layout.words.forms),
    ...(context.content.singles.search && {
      'search-index.json': () => JSON.stringify(withCurlyQuotes(planSearchIndex(context))),
    }),
    ...(context.content.singles.blogList && {
      'blog/search.json': () => JSON.stringify(withCurlyQuotes(planBlogIndex(context))),
      ...Object.fromEntries(feeds.map((name) => [name, () => planFeed(name, context)])),
    }),
  };
}

/** A part of a chunk that is planned alone, and the tables of its inputs. */
interface PlannedAlone {
  tables(): readonly InputTable[];
  plan: ChunkPlan['plan'];
}

/**
 * Plans the chunks of posts, assigned like towns. A change to one post may change what others show of it, so all posts have the
 * same inputs.
 */
function postChunks(context: SiteContext): Pick<ChunkPlan, 'name' | 'plan'>[] {
  let planPost: ReturnType<typeof postPlanner> | undefined;
  return splitByHash(context.content.collections.posts, POSTS_PER_CHUNK).map((posts, index) => ({
    name: `posts-${String(index).padStart(4, '0')}`,
    plan: () => posts.map((planPost ??= postPlanner(context))),
  }));
}
