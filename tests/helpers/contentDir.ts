import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { minimalContent } from './minimalContent.ts';

/** Files by their path below `content/`: the new content, or `null` to leave the file out. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * Creates a temporary folder with the minimal content, with some files replaced, added or left out. Returns its path. It is removed after
 * the test.
 */
export function contentDir(files: ContentFiles = {}): string {
  const folder = join(temporaryFolder(), 'content');
  for (const [file, text] of Object.entries({ ...minimalContent(), ...files })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Creates an empty folder that every user may read. Returns its path. It is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a file of the minimal content with the first occurrence of a text replaced. Throws if the text does not occur. */
export function edited(file: string, from: string | RegExp, to: string): Record<string, string> {
  const text = minimalContent()[file] ?? '';
  const found = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!found) throw new Error(`${file} does not contain ${String(from)}.`);
  return { [file]: text.replace(from, () => to) };
}
