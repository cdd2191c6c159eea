import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import { planBlogIndex } from './planBlogIndex.ts';
import { planBlogLists } from './pages/planBlogLists.ts';
import { planCaseStudies, planLegalPages, planServices } from './pages/planEntries.ts';
import { planLocations } from './pages/planLocation.ts';
import { planSocialCards } from './planSocialCards.ts';
import { feedFormats, planFeed } from './planFeeds.ts';
import { planHeaders } from './planHeaders.ts';
import type { HeaderRule } from './planHeaders.ts';
import { planLocationIndex } from './planLocationIndex.ts';
import { postPlanner } from './pages/planPosts.ts';
import { planSearchIndex } from './planSearchIndex.ts';
import { planCrop } from './planCrop.ts';
import { listedNearby } from './planNearby.ts';
import { townsOnDrawings } from './planTownDrawing.ts';
import { planScreens } from './screens/planScreens.ts';
import { planTown } from './pages/planTown.ts';
import { withCurlyQuotes } from './withCurlyQuotes.ts';
import { townsElsewhere } from './townsElsewhere.ts';
import type { TownEntry } from '#cli/model/content.ts';
import type { PlannedPage } from './plannedPage.ts';
import type { InputTable } from '#cli/model/inputs.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { coastFile } from '#cli/resolve/coastFile.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { keepOne } from '#cli/resolve/keepOne.ts';
import { makeValues } from '#cli/resolve/makeValues.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import { stableHash } from '#cli/resolve/stableHash.ts';
import { keyOfFacts } from '#cli/resolve/keyOfFacts.ts';

/** The approximate number of towns in a chunk. With 16 pages each, a chunk has at most about 250 pages. */
const TOWNS_PER_CHUNK = 16;

/** The approximate number of posts in a chunk. */
const POSTS_PER_CHUNK = 128;

/** Pages that are planned, written and rendered together. */
export interface ChunkPlan {
  /** The name of the chunk, which is the same in every run. */
  name: string;
  /** A hash of the code and of everything that the pages are made from. The same inputs give the same pages. */
  inputs: string;
  /** The inputs one by one, without the code. */
  tables: readonly InputTable[];
  /** Returns whether the chunk can have a page at `path`, without planning it. */
  mayHave(path: string): boolean;
  /** Returns the parts of the chunk, which have its pages in their order. */
  parts(): ChunkPart[];
  /** Plans all pages. */
  plan(): PlannedPage[];
}

/** Pages that are planned together, such as those of a town. */
export interface ChunkPart {
  /** A hash of the code and of everything that the pages are made from. */
  inputs: string;
  /** Plans the pages. This is slow, so it is called only if `inputs` are new. */
  plan(): PlannedPage[];
}

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
  const { brand, addresses: _addresses, barriers, wording: _wording, ...singles } = content.singles;
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
      brand.hash,
      ...common.map(({ hash }) => hash),
      ...filesOf([...context.towns, ...local]).flat(),
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

/** The pages of a town, and their inputs that other pages do not share. */
interface TownPart {
  own: readonly (readonly [name: string, value: string])[];
  plan: ChunkPlan['plan'];
}

/**
 * Plans the chunks of towns. A hash of its slug assigns a town to a chunk, and the number of chunks is a power of two. So a new
 * town affects only its own chunk and those of its neighbours, unless the number of chunks doubles.
 */
function townChunks(
  context: SiteContext,
  around: readonly string[],
): (Pick<ChunkPlan, 'name' | 'mayHave'> & { own: InputTable; towns: TownPart[] })[] {
  const aroundOf = new Map(context.towns.map((town, index) => [town, around[index] ?? '']));
  return splitByHash(context.towns, TOWNS_PER_CHUNK).flatMap((towns, index) => {
    if (towns.length === 0) return [];
    const hubs = new Set(towns.map(({ slug }) => townPath(slug)));
    const inputs = towns.map((town) => townInputs(town, context, aroundOf.get(town) ?? ''));
    return [
      {
        name: `towns-${String(index).padStart(4, '0')}`,
        own: tableOf(inputs.flat()),
        mayHave: (path: string) => hubs.has(path.split('/').slice(0, 3).join('/')),
        towns: towns.map((town, place) => ({
          own: inputs[place] ?? [],
          plan: () => {
            const map = planCrop(town, listedNearby(town, context), context);
            return [planTown(town, context, map), ...planLocations(town, context, map)];
          },
        })),
      },
    ];
  });
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

/** Splits entries into parts of about `size` by a hash of their slugs. The number of parts is a power of two. */
function splitByHash<T extends { slug: string }>(entries: readonly T[], size: number): T[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(entries.length / size)));
  const parts: T[][] = Array.from({ length: count }, () => []);
  for (const entry of entries) parts[stableHash(entry.slug) % count]?.push(entry);
  return parts;
}

/**
 * Returns the inputs of a town's pages that other pages do not share: its files, a hash of the towns `around` it, and which of its pages search
 * engines may list.
 */
function townInputs(town: TownEntry, context: SiteContext, around: string): [string, string][] {
  return [
    ...filesOf([town, context.local(town) ?? []].flat()),
    [`the neighbours of ${town.slug}`, around],
    // Which pages search engines may list depends on the texts of all towns.
    [
      `the pages of ${town.slug} in search results`,
      hashParts(context.isPreview ? [] : context.indexing.indexableOf(town)),
    ],
  ];
}

/** Returns for each town a hash of what its pages show of other towns. */
function townsAround(context: SiteContext): string[] {
  const places = new Map(context.towns.map((town) => [town, placeOf(town)]));
  return context.towns.map((town) => {
    const { nearest, beyond, parts, whole } = context.surroundings(town);
    const elsewhere = townsElsewhere(town, context).towns;
    const drawn = townsOnDrawings(town, context);
    const listed = [nearest, beyond, parts, whole ? [whole] : [], elsewhere, drawn];
    return hashParts(listed.map((towns) => towns.map((other) => places.get(other) ?? '').join()));
  });
}

/** Returns what the pages of other towns show of a town. */
function placeOf({ slug, data }: TownEntry): string {
  const { name, shortName, latitude, longitude, pageSet } = data;
  return JSON.stringify([slug, name, shortName, latitude, longitude, pageSet]);
}

function filesOf(entries: readonly { file: string; hash: string }[]): [string, string][] {
  return entries.map(({ file, hash }) => [file, hash]);
}

function tableOf(inputs: readonly (readonly [name: string, value: string])[]): InputTable {
  return { hash: hashParts(inputs.flat()), inputs: Object.fromEntries(inputs) };
}
