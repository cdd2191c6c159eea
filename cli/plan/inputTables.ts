import type { InputTable } from '#cli/model/inputs.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';

/** Returns entries as inputs: the file of each, and the hash of its text. */
export function filesOf(entries: readonly { file: string; hash: string }[]): [string, string][] {
  return entries.map(({ file, hash }) => [file, hash]);
}

/** Returns inputs as a table with a hash of all of them. */
export function tableOf(inputs: readonly (readonly [name: string, value: string])[]): InputTable {
  return { hash: hashParts(inputs.flat()), inputs: Object.fromEntries(inputs) };
}
