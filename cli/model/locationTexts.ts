import type { TownEntry, VariantEntry } from './content.ts';

/** The texts of pages about towns. Search texts are made on first use and then cached. */
export interface LocationTexts {
  /** Returns the values for the patterns of the town's own page. */
  townVariables(town: TownEntry): TownVariables;
  /** Returns the values for the patterns of the page of a service in a town. */
  pageVariables(town: TownEntry, variant: VariantEntry): LocationVariables;
  /** Returns the heading of the town's own page. It has the full name of the town if another town has the same short name. */
  headingOfTown(town: TownEntry): string;
  /** Returns the heading of the page of a service in a town, with the town's name as in `headingOfTown`. */
  headingOfPage(town: TownEntry, variant: VariantEntry): string;
  /** Returns the search texts of the town's own page. */
  ofTown(town: TownEntry): SearchTexts;
  /** Returns the search texts of the page of a service in a town. */
  ofPage(town: TownEntry, variant: VariantEntry): SearchTexts;
}

/** A filled pattern, with its index in the list of patterns. */
export interface FilledPattern {
  pattern: number;
  text: string;
}

/** The title and description of a page in search results. */
export type SearchTexts = Record<'title' | 'description', FilledPattern>;

/** The values of the variables that depend on the town only. */
export type TownVariables = Record<
  | 'town'
  | 'town_full'
  | 'in_town'
  | 'in_town_full'
  | 'town_possessive'
  | 'place'
  | 'county'
  | 'the_region'
  | 'nation'
  | 'city_or_town'
  | 'population'
  | 'nearest'
  | 'neighbours'
  | 'office'
  | 'distance_from_office'
  | 'agency',
  string
> &
  // An agency can leave these out.
  Partial<Record<'usual_reply' | 'promised_reply' | 'phone', string>>;

/** The values of the variables that depend on the service and its sectors in the town. */
export type ServiceVariables = Record<
  'service' | 'service_title' | 'duration' | 'sector1' | 'sector2' | 'sectors',
  string
> &
  // A price on request has none.
  Partial<Record<'price_range' | 'price_from' | 'price_per', string>>;

export type LocationVariables = TownVariables & ServiceVariables;
