import type { TownEntry } from '#cli/model/content.ts';
import type { InputTable } from '#cli/model/inputs.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import type { ChunkPlan } from './chunkPlan.ts';
import { filesOf, tableOf } from './inputTables.ts';
import { planLocations } from './pages/planLocation.ts';
import { planTown } from './pages/planTown.ts';
import { planCrop } from './planCrop.ts';
import { listedNearby } from './planNearby.ts';
import { townsOnDrawings } from './planTownDrawing.ts';
import { splitByHash } from './splitByHash.ts';
import { townsElsewhere } from './townsElsewhere.ts';

/** The approximate number of towns in a chunk. With 16 pages each, a chunk has at most about 250 pages. */
const TOWNS_PER_CHUNK = 16;

/** The pages of a town, and their inputs that other pages do not share. */
interface TownPart {
  own: readonly (readonly [name: string, value: string])[];
  plan: ChunkPlan['plan'];
}

/**
 * Plans the chunks of towns. A hash of its slug assigns a town to a chunk, and the number of chunks is a power of two. So a new
 * town affects only its own chunk and those of its neighbours, unless the number of chunks doubles.
 */
export function townChunks(
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
export function townsAround(context: SiteContext): string[] {
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
