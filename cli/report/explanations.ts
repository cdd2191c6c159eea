import type { FindingCode } from '#cli/model/finding.ts';
import { addresses } from './explanations/addresses.ts';
import { agency } from './explanations/agency.ts';
import { brand } from './explanations/brand.ts';
import { builtFiles } from './explanations/builtFiles.ts';
import { builtPages } from './explanations/builtPages.ts';
import { bodies } from './explanations/bodies.ts';
import type { Explanation } from './explanations/explanation.ts';
import { facts } from './explanations/facts.ts';
import { fields } from './explanations/fields.ts';
import { files } from './explanations/files.ts';
import { operation } from './explanations/operation.ts';
import { pictures } from './explanations/pictures.ts';
import { references } from './explanations/references.ts';
import { texts } from './explanations/texts.ts';
import { towns } from './explanations/towns.ts';
import { yaml } from './explanations/yaml.ts';

/** The explanation of every kind of finding. The compiler reports a missing one. */
export const explanations: Readonly<Record<FindingCode, Explanation>> = {
  ...files,
  ...yaml,
  ...fields,
  ...texts,
  ...bodies,
  ...pictures,
  ...brand,
  ...references,
  ...addresses,
  ...towns,
  ...facts,
  ...agency,
  ...operation,
  ...builtPages,
  ...builtFiles,
};

/** The subjects of findings, each with its codes in the order in which they are listed. */
export const subjects: readonly { title: string; codes: readonly FindingCode[] }[] = [
  { title: 'Files and folders', codes: codesOf(files) },
  { title: 'YAML and front matter', codes: codesOf(yaml) },
  { title: 'Fields, numbers and dates', codes: codesOf(fields) },
  { title: 'Wording, search results and patterns', codes: codesOf(texts) },
  { title: 'The text below the fields', codes: codesOf(bodies) },
  { title: 'Pictures', codes: codesOf(pictures) },
  { title: 'The look of the site', codes: codesOf(brand) },
  { title: 'Entries that belong together', codes: codesOf(references) },
  { title: 'Related links, menus and addresses', codes: codesOf(addresses) },
  { title: 'Towns', codes: codesOf(towns) },
  { title: 'Figures and their sources', codes: codesOf(facts) },
  { title: 'Contact details, office and booking', codes: codesOf(agency) },
  { title: 'The launch, the published site and the database', codes: codesOf(operation) },
  { title: 'Built pages', codes: codesOf(builtPages) },
  { title: 'Built files beside the pages', codes: codesOf(builtFiles) },
];

function codesOf<C extends FindingCode>(part: Readonly<Record<C, Explanation>>): C[] {
  return Object.keys(part) as C[];
}
