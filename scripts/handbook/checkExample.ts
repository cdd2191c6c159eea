import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { groupProblems } from '#cli/check/groupProblems.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { unwrittenTexts } from '#cli/check/unwrittenTexts.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { Copy, Example } from '#cli/report/explanations/explanation.ts';
import { minimalContent, minimalImages } from '../../tests/helpers/minimalContent.ts';

/** The parsed files by the hashes of their texts. Examples have most files in common. */
const parsed = openParseCache('', '');

/** The findings of an example, and the texts of its files. */
export interface CheckedExample {
  findings: Finding[];
  texts: ReadonlyMap<string, string>;
}

/** Checks the wrong or the right side of an example. Returns `undefined` if the example consists of words only. */
export async function checkExample(
  example: Example,
  side: 'wrong' | 'right',
): Promise<CheckedExample | undefined> {
  const files = filesOf(example, side);
  if (!files) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'site-example-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, 'content', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const { loaded, problems } = await loadContent(join(folder, 'content'), parsed);
    const images = new Map([...minimalImages].map((path) => [path, undefined]));
    const checked = checkLoaded(loaded, { images, today: '2026-06-01', launch: false });
    const unwritten = unwrittenTexts(loaded, { visible: loaded, planned: false, launch: false });
    const all = [...problems, ...unwritten, ...checked.problems];
    const grouped = groupProblems(all, checked.content);
    return { findings: placeProblems(grouped, loaded.texts), texts: loaded.texts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the files of the minimal content with an example in them. Throws if the text to replace does not occur. */
function filesOf(example: Example, side: 'wrong' | 'right'): Record<string, string> | undefined {
  const files = minimalContent();
  if ('file' in example) {
    const { file, right, instead = right } = example;
    const text = files[file] ?? '';
    if (!text.includes(instead)) throw new Error(`${file} does not contain ${instead}.`);
    return { ...files, [file]: text.replace(instead, () => example[side]) };
  }
  if (!('files' in example)) return undefined;
  if (side === 'right') return files;
  const edited = Object.entries(example.files).map(([file, text]): [string, string | null] => [
    file,
    text === null || typeof text === 'string' ? text : copyFrom(files, text),
  ]);
  return Object.fromEntries(
    Object.entries({ ...files, ...Object.fromEntries(edited) }).flatMap(([file, text]) =>
      text === null ? [] : [[file, text]],
    ),
  );
}

/** Returns the text of a copy. Throws if the text to change does not occur. */
function copyFrom(files: Readonly<Record<string, string>>, { copyOf, change }: Copy): string {
  const text = files[copyOf] ?? '';
  if (!change) return text;
  const [from, to] = change;
  if (!text.includes(from)) throw new Error(`${copyOf} does not contain ${from}.`);
  return text.replace(from, () => to);
}
