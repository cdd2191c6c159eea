import { lazily } from '#schemas/lazily.ts';
import type { TownEntry } from '#cli/model/content.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import type { TownFacts } from '#cli/model/townFacts.ts';
import { keepOne } from './keepOne.ts';
import { keyOfAllFacts } from './keyOfFacts.ts';
import { shortName } from './locationVariables.ts';
import { makeValues } from './makeValues.ts';

/** Returns a function that returns facts about one of `towns`. `keep` may return those of an earlier run. */
export function townFacts(
  towns: readonly TownEntry[],
  keep: KeepValues = makeValues,
): (town: TownEntry) => TownFacts {
  const make = () => towns.map(factsOf);
  const known = lazily(() => {
    const kept = keepOne(keep, 'town-facts', keyOfAllFacts(towns), make);
    return new Map(towns.map((town, index) => [town.slug, kept[index]]));
  });
  return (town) => known().get(town.slug) ?? factsOf(town);
}

function factsOf({ data }: TownEntry): TownFacts {
  const { nation, region, pageSet, sectors, populationSource, pointSource, figures = [] } = data;
  return {
    ...{ nation, region, pageSet },
    shortName: shortName(data),
    sectors: sectors.map(({ sector }) => sector),
    sources: [populationSource, pointSource, ...figures.map(({ source }) => source)].flatMap(
      (source) => source ?? [],
    ),
  };
}
