import type { Finding, FindingArgs, FindingCode } from '#cli/model/finding.ts';
import { addresses } from './messages/addresses.ts';
import { agency } from './messages/agency.ts';
import { bodies } from './messages/bodies.ts';
import { brand } from './messages/brand.ts';
import { builtFiles } from './messages/builtFiles.ts';
import { builtPages } from './messages/builtPages.ts';
import { facts } from './messages/facts.ts';
import { fields } from './messages/fields.ts';
import { files } from './messages/files.ts';
import { operation } from './messages/operation.ts';
import { pictures } from './messages/pictures.ts';
import { references } from './messages/references.ts';
import { texts } from './messages/texts.ts';
import { towns } from './messages/towns.ts';
import { yaml } from './messages/yaml.ts';
import type { Message } from './messages/message.ts';

/** Returns the words of a finding. */
export function messageOf(finding: Finding): Message {
  const write = messages[finding.code] as (args: FindingArgs[FindingCode]) => Message;
  return write(finding.args);
}

/** The words of every kind of finding. The compiler reports a missing one. */
const messages: { [C in FindingCode]: (args: FindingArgs[C]) => Message } = {
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
