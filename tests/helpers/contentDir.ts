import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { minimalContent } from './minimalContent.ts';

/** Files by their path below `content/`: what they hold instead, or null where they are to be missing. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * A temporary content folder that holds the minimal content with some files in place of others, added, or missing. It is
 * removed after the test.
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

/** An empty folder that is removed after the test. Anyone may look into it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file of the minimal content with the first occurrence of a text replaced. Throws where there is none. */
export function edited(file: string, from: string | RegExp, to: string): Record<string, string> {
  const text = minimalContent()[file] ?? '';
  const found = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!found) throw new Error(`${file} does not contain ${String(from)}.`);
  return { [file]: text.replace(from, () => to) };
}
