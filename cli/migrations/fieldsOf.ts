import { parseSource } from '#cli/load/parseSource.ts';
import type { ContentTexts } from './migration.ts';

/** The fields of a file, as a release of the past may have written them. */
export type OldFields = Readonly<Record<string, unknown>>;

/** Returns the fields of a file; an empty object if there is no such file. */
export function fieldsOf(texts: ContentTexts, file: string): OldFields {
  const text = texts.get(file);
  return text === undefined ? {} : (parseSource(file, text).parsed?.data ?? {});
}

/** Returns the files of a folder with their fields. */
export function filesIn(texts: ContentTexts, folder: string): [file: string, fields: OldFields][] {
  return [...texts.keys()]
    .filter((file) => file.startsWith(`content/${folder}/`))
    .map((file) => [file, fieldsOf(texts, file)]);
}

/** Returns a field that is a group. */
export function groupIn(fields: OldFields, name: string): OldFields | undefined {
  const value = fields[name];
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? (value as OldFields) : undefined;
}
