import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '#cli/model/finding.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import type { SiteFault } from './inspectSite.ts';

/**
 * Returns a function that finds the place in the content that caused a fault: the first place with the same text in a file that the page is
 * made from, or the start of the file that an editor would open. Signs such as "**" and "](/" are in many texts, so they lead nowhere.
 * `sourcesOf` returns the files of a page, which start with `content/`.
 */
export function contentSource(
  contentDir: string,
  sourcesOf: (path: string) => readonly string[],
): (fault: SiteFault) => Place | undefined {
  const texts = new Map<string, string | undefined>();
  const textOf = (source: string) => {
    if (!texts.has(source)) texts.set(source, readSource(contentDir, source));
    return texts.get(source);
  };
  return ({ route, fault: { evidence } }) => {
    if (!route || (evidence && isCommon(evidence))) return undefined;
    const sources = [route.source, ...sourcesOf(route.path)];
    for (const source of evidence ? new Set(sources) : []) {
      const text = textOf(source);
      const offset = text?.indexOf(evidence ?? '') ?? -1;
      if (text !== undefined && offset >= 0) return { file: source, ...placeAt(text, offset) };
    }
    return { file: route.source, line: 1, column: 1 };
  };
}

/** Returns whether a text is a sign of Markdown or of a template, without a word that tells one place from another. */
function isCommon(evidence: string): boolean {
  return evidence.startsWith('](') || !/[\p{L}\d]/u.test(evidence);
}

/** Returns the text of a source, or `undefined` if it is a row of the database or no text. */
function readSource(contentDir: string, source: string): string | undefined {
  if (!/^content\/.*\.(?:md|ya?ml|json)$/.test(source)) return undefined;
  try {
    return readFileSync(join(contentDir, source.slice('content/'.length)), 'utf8');
  } catch {
    return undefined;
  }
}
