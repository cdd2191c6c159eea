import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type {
  LocationTexts,
  LocationVariables,
  SearchTexts,
  TownVariables,
} from '#cli/model/locationTexts.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { lazily } from '#schemas/lazily.ts';
import { fillFitting } from './fittingPattern.ts';
import { chooseSectors, choiceOf } from './sharedParts.ts';
import { possessive } from './english.ts';
import { serviceVariables, shortName, townVariables } from './locationVariables.ts';
import { renderPattern } from './patterns.ts';
import { required } from './required.ts';
import { getOrInsertComputed } from './getOrInsertComputed.ts';

/**
 * Returns the texts of pages about towns. Rules and planner use the same texts, so each search text is filled once and cached.
 * The variables of pages are kept for one town only, because callers work through the towns one by one, and a large site has many pages.
 */
export function locationTexts(
  context: Pick<SiteContext, 'content' | 'facts' | 'surroundings' | 'service' | 'sector' | 'price'>,
): LocationTexts {
  const { collections, singles } = context.content;
  const townPages = () => required(singles.townPages, 'town-pages').data;
  const variables = new Map<TownEntry, TownVariables>();
  const searchTexts = new Map<string, SearchTexts>();
  let ofLastTown: { town?: TownEntry; pages: Map<VariantEntry, LocationVariables> } = {
    pages: new Map(),
  };

  const namesakes = lazily(() => sharedNames(collections.towns, context.facts));
  /** Returns variables in which the town has its full name if other towns have its short name. */
  const withFullName = <T extends TownVariables>({ data }: TownEntry, values: T): T =>
    namesakes().has(shortName(data))
      ? {
          ...values,
          town: values.town_full,
          in_town: values.in_town_full,
          town_possessive: possessive(data.name),
        }
      : values;

  const texts: LocationTexts = {
    townVariables: (town) =>
      getOrInsertComputed(variables, town, () =>
        townVariables(town, context.surroundings(town), singles),
      ),
    pageVariables: (town, variant) => {
      if (ofLastTown.town !== town) ofLastTown = { town, pages: new Map() };
      return getOrInsertComputed(ofLastTown.pages, variant, () => {
        const service = context.service(variant.data.service);
        const phrases = chooseSectors(town, variant, collections.variants).map(
          ({ sector }) => context.sector(sector).data.phrase,
        );
        return {
          ...texts.townVariables(town),
          ...serviceVariables(service.data, context.price(service.slug), phrases, singles),
        };
      });
    },
    headingOfTown: (town) =>
      renderPattern(townPages().heading, withFullName(town, texts.townVariables(town))),
    headingOfPage: (town, variant) => {
      const { heading } = variant.data;
      const values = withFullName(town, texts.pageVariables(town, variant));
      return renderPattern(heading[choiceOf(town, variant, 'heading', heading)] ?? '', values);
    },
    ofTown: (town) =>
      getOrInsertComputed(searchTexts, town.slug, () => {
        const values = texts.townVariables(town);
        const { title, description } = townPages();
        return {
          title: fillFitting(title, 'title', values, 0),
          description: fillFitting(description, 'description', values, 0),
        };
      }),
    ofPage: (town, variant) =>
      getOrInsertComputed(searchTexts, `${town.slug}/${variant.slug}`, () => {
        const values = texts.pageVariables(town, variant);
        const fitting = (field: 'title' | 'description') => {
          const patterns = variant.data[field];
          return fillFitting(patterns, field, values, choiceOf(town, variant, field, patterns));
        };
        return { title: fitting('title'), description: fitting('description') };
      }),
  };
  return texts;
}

/** Returns the short names that several towns have. */
function sharedNames(
  towns: readonly TownEntry[],
  factsOf: SiteContext['facts'],
): ReadonlySet<string> {
  const groups = Map.groupBy(towns, (town) => factsOf(town).shortName);
  return new Set([...groups].flatMap(([name, group]) => (group.length > 1 ? [name] : [])));
}
