import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import { schemaOf } from '#cli/load/schemaOf.ts';
import { sourceDocument } from '#cli/load/parseSource.ts';
import { bodyLinkEdits } from './bodyLinkEdits.ts';
import { fieldEdits } from './fieldEdits.ts';
import { mentionsIn } from './mentionsIn.ts';
import type { Mention } from './mentionsIn.ts';
import type { TextEdit } from './textEdits.ts';

/** A file of the content that is edited, renamed or removed. */
export interface FileChange {
  file: string;
  edits: readonly TextEdit[];
  /** The new name of the file, if it is renamed. */
  to?: string;
  isRemoved?: true;
}

/** Returns the slugs and paths in the fields of every entry that satisfies `isWanted`. */
export function mentionsOf(
  content: Content,
  isWanted: (mention: Mention) => boolean,
): Map<Entry<unknown>, Mention[]> {
  const found = new Map<Entry<unknown>, Mention[]>();
  for (const entry of entriesOf(content)) {
    const schema = schemaOf(entry.file);
    const mentions = schema ? mentionsIn(schema, entry.data).filter(isWanted) : [];
    if (mentions.length > 0) found.set(entry, mentions);
  }
  return found;
}

/** Returns a function that gives the new target of a link, query and anchor included, or `undefined` if it stays. */
export function linkMover(
  siteUrl: string,
  newTarget: (path: string, rest: string) => string | undefined,
): (href: string) => string | undefined {
  return (href) => {
    const origin = href.startsWith(`${siteUrl}/`) ? siteUrl : '';
    const [path, rest] = splitPath(href.slice(origin.length));
    const target = newTarget(path, rest);
    return target === undefined ? undefined : origin + target;
  };
}

/**
 * Plans the edits that change the targets of links, in the fields and the bodies of all files. Each such link contains one of `words`, so
 * bodies without them are not parsed.
 */
export function linkEdits(
  content: Content,
  texts: ReadonlyMap<string, string>,
  newTarget: (href: string) => string | undefined,
  words: readonly string[],
): Map<string, TextEdit[]> {
  const edits = new Map<string, TextEdit[]>();
  for (const entry of entriesOf(content)) {
    const { file, data } = entry;
    const text = texts.get(file);
    const schema = schemaOf(file);
    if (text === undefined || !schema || !words.some((word) => text.includes(word))) continue;
    const found: TextEdit[] = [];
    for (const { path, on, value } of mentionsIn(schema, data)) {
      const target = on === 'value' && value.startsWith('/') ? newTarget(value) : undefined;
      if (target !== undefined) found.push(...fieldEdits(file, text).replace(path, target));
    }
    const source = file.endsWith('.md') ? sourceDocument(file, text) : undefined;
    if (source) {
      found.push(...bodyLinkEdits(text.slice(source.bodyAt), source.bodyAt, newTarget));
    }
    if (found.length > 0) edits.set(file, found);
  }
  return edits;
}
