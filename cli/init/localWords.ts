import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import { homeCountry } from './countries.ts';
import type { Country } from './countries.ts';

/** The words for distances in kilometres, by their paths in `words.yaml`. */
const KILOMETRES: readonly [path: string, text: string][] = [
  ['places.distance.one', '{{ distance }} kilometre'],
  ['places.distance.other', '{{ distance }} kilometres'],
  ['places.distanceNone', 'a kilometre or so'],
  ['places.distanceAbout', 'about {{ distance }} kilometres'],
];

/** The words that name no form of government of the United Kingdom. */
const ABROAD: readonly [path: string, text: string][] = [
  ['places.facts.county', 'County or district'],
];

/** Returns the text of `words.yaml` with the unit, the name and the tax of a country. */
export function localWords(text: string, country: Country): string {
  const fields = fieldEdits('content/words.yaml', text);
  const replaced = [
    ...(country.distances === 'kilometres' ? KILOMETRES : []),
    ...(country === homeCountry ? [] : ABROAD),
  ];
  const edits = replaced.flatMap(([path, words]) => fields.replace(path.split('.'), words));
  return applyEdits(text, edits)
    .replaceAll(homeCountry.name, country.name)
    .replaceAll(homeCountry.salesTax, country.salesTax);
}

/** Returns the text of `wording.yaml`. In another country than that of the list, it leaves out the terms of nations, because all are of that country. */
export function localWording(text: string, country: Country): string {
  if (country === homeCountry) return text;
  const fields = fieldEdits('content/wording.yaml', text);
  const spellings = applyEdits(text, fields.remove(['nationTerms'])).trimEnd();
  return `${spellings.replace(/^#.*\n/, '# The spellings of the house. `site validate` warns of others.\n')}\n`;
}
