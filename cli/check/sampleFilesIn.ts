import type { CheckedContent } from '#cli/model/content.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { sampleTraces } from './sampleTraces.ts';

/** Returns the files of the content that are still those of the sample agency, to the byte. */
export function sampleFilesIn(
  content: Pick<CheckedContent, 'collections' | 'singles'>,
): ReadonlySet<string> {
  return new Set(
    entriesOf(content).flatMap(({ file, hash }) => (hashes.has(hash.slice(0, 16)) ? [file] : [])),
  );
}

const hashes: ReadonlySet<string> = new Set(sampleTraces.files);
