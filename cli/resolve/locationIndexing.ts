import type { Content, TownEntry } from '#cli/model/content.ts';
import { makeValues } from './makeValues.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { LocationIndexing } from '#cli/model/locationIndexing.ts';
import { earnsIndexing } from '#cli/similarity/earnsIndexing.ts';
import { measureProse, sharedSentences } from '#cli/similarity/measureProse.ts';
import { localHashes } from '#cli/similarity/townProse.ts';
import type { TownProse } from '#cli/similarity/townProse.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';
import { hashParts } from './hashParts.ts';
import { lazily } from '#schemas/lazily.ts';
import { keepOne } from './keepOne.ts';
import { keyOfAllFacts } from './keyOfFacts.ts';
import { commonTexts } from './locationProse.ts';
import { shortName } from './locationVariables.ts';
import { canonicalVariant, locationPath, variantsOf } from './planPaths.ts';
import { maskedNames, proseCounter } from './prosePages.ts';
import type { ProseContext } from './prosePages.ts';

/**
 * Decides which pages about towns search engines may list (docs/behaviour.md#location-pages). A second page of a service in a town is
 * never listed. No pattern is filled. `keep` may return results for towns from an earlier run: the decision on a town depends on the town and
 * on which of its sentences other towns have.
 */
export function locationIndexing(
  context: ProseContext,
  keep: KeepValues = makeValues,
): LocationIndexing {
  const { content, towns } = context;
  const limits = content.singles.site.data.indexing;
  const masked = lazily(() => {
    const make = () => [...maskedNames(content)];
    const { office } = content.singles.site.data;
    const sectors = content.collections.sectors.map(({ hash }) => hash);
    const key = hashParts([keyOfAllFacts(towns), office.city, ...sectors]);
    return new Set(keepOne(keep, 'masked-names', key, make));
  });
  // The words of patterns depend on the towns around a town.
  const namesAround = lazily(() => {
    const make = () => towns.map((town) => namesAroundTown(town, context));
    const key = hashParts([keyOfAllFacts(towns), content.singles.barriers?.hash ?? '']);
    return keepOne(keep, 'names-around', key, make);
  });
  const keys = lazily(() => {
    const common = keyOfCommon(content, masked());
    const around = namesAround();
    return {
      common,
      towns: towns.map((town, index) => {
        const own = [town.slug, town.hash, context.local(town)?.hash ?? ''];
        return hashParts([common, ...own, around[index] ?? '']);
      }),
    };
  });
  const counter = lazily(() => proseCounter(context, masked()));
  const counted = new Map<TownEntry, TownProse>();
  const writtenProse = (town: TownEntry) =>
    getOrInsertComputed(counted, town, () => counter().count(town, () => false));
  const ofEachTown = <T>(name: string, make: (town: TownEntry) => T): T[] =>
    keep(
      name,
      towns.map((town, index) => ({ key: keys().towns[index] ?? '', make: () => make(town) })),
    );
  const commonSentences = lazily(() => {
    const make = () => counter().hashesOf(commonTexts(content));
    return new Set(keepOne(keep, 'common-sentences', keys().common, make));
  });
  const measure = lazily(() =>
    measureProse(
      ofEachTown('town-prose', (town) => counter().count(town)),
      commonSentences(),
    ),
  );
  const indexableOf = lazily(() => {
    const sentences = keep
      .bytes(
        'town-sentences',
        towns.map((town, index) => ({
          key: keys().towns[index] ?? '',
          make: () => new Uint8Array(Float64Array.from(localHashes(writtenProse(town))).buffer),
        })),
      )
      .map(asFloats);
    const isShared = sharedSentences(sentences, commonSentences());
    const earned = towns.map((town, index) => {
      const shared = [...(sentences[index]?.filter(isShared) ?? [])];
      return {
        key: hashParts([keys().towns[index] ?? '', JSON.stringify([limits, shared])]),
        make: () => {
          const measured = (prose: TownProse) => [...measureProse([prose], new Set(shared))];
          const seconds = new Set(secondPages(town, content));
          // Most pages have too few words of their own, which the texts that all towns share do not change.
          const candidates = new Set(
            measured(writtenProse(town)).flatMap(([path, { own }]) =>
              own >= limits.leastOwnWords && !seconds.has(path) ? path : [],
            ),
          );
          if (candidates.size === 0) return [];
          return measured(counter().count(town, (path) => candidates.has(path))).flatMap(
            ([path, measures]) =>
              candidates.has(path) && earnsIndexing(measures, limits) ? path : [],
          );
        },
      };
    });
    const paths = keep('indexable-locations', earned);
    return new Map(towns.map((town, index) => [town, paths[index] ?? []]));
  });
  const indexable = lazily(() => new Set([...indexableOf().values()].flat()));
  return {
    measure,
    isIndexable: (path) => indexable().has(path),
    indexableOf: (town) => indexableOf().get(town) ?? [],
  };
}

function asFloats({ buffer, byteOffset, byteLength }: Uint8Array): Float64Array {
  return new Float64Array(buffer, byteOffset, byteLength / Float64Array.BYTES_PER_ELEMENT);
}

/** Returns the paths of the pages of a town that name another one as canonical. */
function secondPages(town: TownEntry, { collections: { variants } }: Content): string[] {
  return variantsOf(town, variants).flatMap((variant) =>
    canonicalVariant(town, variant, variants) === variant ? [] : locationPath(town, variant),
  );
}

/** Returns a key of everything that the prose of all towns depends on. */
function keyOfCommon(content: Content, masked: ReadonlySet<string>): string {
  const { services, variants, sectors, caseStudies, portfolio, testimonials } = content.collections;
  const { site, words, prices, townPages, servicePages } = content.singles;
  return hashParts([
    ...[
      site,
      words,
      prices,
      ...(townPages ? [townPages] : []),
      servicePages,
      ...services,
      ...variants,
      ...sectors,
      ...caseStudies,
      ...portfolio,
      ...testimonials,
    ].map(({ file, hash }) => `${file} ${hash}`),
    ...masked,
  ]);
}

/** Returns the short names of the nearest towns and of the city of a town, as JSON. */
function namesAroundTown(town: TownEntry, { surroundings }: ProseContext): string {
  const { nearest, whole } = surroundings(town);
  const around = [nearest, whole ? [whole] : []].map((towns) =>
    towns.map(({ data }) => shortName(data)),
  );
  return JSON.stringify(around);
}
