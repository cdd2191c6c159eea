import type { Town } from '#schemas/town.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { LocaleSettings } from '#schemas/localeFormats.ts';
import { slugOf } from '#schemas/slugOf.ts';

/** A region that has towns, or a nation without regions that has some. */
interface TownRegion {
  /** The anchor on the list of towns. */
  id: string;
  name: string;
  nation: string;
  /** The name, with the nation if another nation has the same name or a region with it. */
  label: string;
}

/** Returns the regions that have towns, in alphabetical order. */
export function regionsOf(
  towns: readonly { data: Pick<Town, 'nation' | 'region'> }[],
  site: LocaleSettings,
): TownRegion[] {
  const { compare } = localeFormats(site);
  const regions = new Map(
    towns.map(({ data: { nation, region } }) => [
      JSON.stringify([nation, region]),
      { nation, name: region },
    ]),
  );
  return [...regions.values()]
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.nation, b.nation))
    .map(({ nation, name }) => {
      const isShared =
        name !== nation &&
        towns.some(
          ({ data }) => data.nation !== nation && [data.nation, data.region].includes(name),
        );
      const label = isShared ? `${name}, ${nation}` : name;
      return { id: slugOf(label), name, nation, label };
    });
}
