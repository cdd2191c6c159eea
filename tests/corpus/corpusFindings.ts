import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findingsIn } from '../helpers/findingsOf.ts';
import type { Findings } from '../helpers/findingsOf.ts';
import { corpusContent } from './corpusContent.ts';
import type { Edit } from './mistake.ts';

/** The files below `public/`. */
const publicFiles = ['downloads/guide.pdf'];

/** Returns the files that the edits change: their new text, or `null` if they are gone. Throws if a text does not occur. */
export function filesAfter(edits: readonly Edit[]): Record<string, string | null> {
  const files: Record<string, string | null> = {};
  const original = corpusContent();
  const read = (file: string) => {
    const text = file in files ? files[file] : original[file];
    if (typeof text !== 'string') throw new Error(`There is no ${file}.`);
    return text;
  };
  for (const edit of edits) {
    const { file } = edit;
    if ('text' in edit) files[file] = edit.text;
    else if ('copyOf' in edit) files[file] = read(edit.copyOf);
    else if ('movedTo' in edit) {
      files[edit.movedTo] = read(file);
      files[file] = null;
    } else if ('deleted' in edit) {
      read(file);
      files[file] = null;
    } else {
      const text = read(file);
      if (!text.includes(edit.from)) throw new Error(`${file} does not contain ${edit.from}.`);
      files[file] = text.replace(edit.from, () => edit.to);
    }
  }
  return files;
}

/** Opens a temporary copy of the corpus content. */
export function openCorpus(): {
  /** Makes edits, checks the content, and undoes the edits. */
  findingsAfter: (edits: readonly Edit[]) => Promise<Findings>;
  /** Removes the copy. */
  close: () => void;
} {
  const root = mkdtempSync(join(tmpdir(), 'site-corpus-'));
  const folder = join(root, 'content');
  const original = corpusContent();
  for (const [file, text] of Object.entries(original)) restore(file, text);
  return {
    async findingsAfter(edits) {
      const files = filesAfter(edits);
      for (const [file, text] of Object.entries(files)) write(file, text);
      try {
        return await findingsIn(folder, { publicFiles, hidesDrafts: true });
      } finally {
        for (const file of Object.keys(files)) restore(file, original[file] ?? null);
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };

  /** Writes a file as it was before the edits, with a time before theirs. */
  function restore(file: string, text: string | null): void {
    write(file, text);
    const lastYear = new Date('2025-01-01');
    if (text !== null) utimesSync(join(folder, file), lastYear, lastYear);
  }

  function write(file: string, text: string | null): void {
    const path = join(folder, file);
    if (text === null) return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
