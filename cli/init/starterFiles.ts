import type { Town } from '#schemas/town.ts';

/** The files of the sample that a new site starts from. They say nothing about the agency. Keys are paths below the content folder. */
export interface StarterFiles {
  /** The name of the sample agency, which must not reach a new site. */
  agency: string;
  /** The towns with their facts, by their slugs. */
  towns: ReadonlyMap<string, StarterTown>;
  /** The name of each sector and its businesses in mid-sentence, by its slug. */
  sectors: ReadonlyMap<string, { name: string; phrase: string }>;
  /** The texts of `sources.yaml`, `map.yaml`, `barriers.yaml`, `wording.yaml` and `words.yaml`. */
  sources: string;
  map: string;
  barriers: string;
  wording: string;
  words: string;
}

/** A town of the sample. */
export interface StarterTown {
  name: string;
  county: string;
  latitude: number;
  longitude: number;
  /** The text of its file. */
  text: string;
  data: Town;
  /** The slugs of its sectors. */
  sectors: readonly string[];
  /** The ids of the sources that its figures name. */
  sources: readonly string[];
}
