import type { FindingCode } from '#cli/model/finding.ts';
import type { Explanation } from './explanations/explanation.ts';
import { fields } from './explanations/fields.ts';
import { files } from './explanations/files.ts';
import { operation } from './explanations/operation.ts';
import { references } from './explanations/references.ts';
import { texts } from './explanations/texts.ts';

/** The explanation of every kind of finding. The compiler reports a missing one. */
export const explanations: Readonly<Record<FindingCode, Explanation>> = {
  ...files,
  ...fields,
  ...references,
  ...texts,
  ...operation,
};

/** The subjects of findings, each with its codes in the order in which they are listed. */
export const subjects: readonly { title: string; codes: readonly FindingCode[] }[] = [
  { title: 'Files, YAML and front matter', codes: codesOf(files) },
  { title: 'Fields, numbers and dates', codes: codesOf(fields) },
  {
    title: 'Entries that belong together, links of menus, and aliases',
    codes: codesOf(references),
  },
  { title: 'Titles, patterns, links and pictures', codes: codesOf(texts) },
  { title: 'The database, the published site and the launch', codes: codesOf(operation) },
];

function codesOf<C extends FindingCode>(part: Readonly<Record<C, Explanation>>): C[] {
  return Object.keys(part) as C[];
}
