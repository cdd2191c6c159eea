import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { cloneTown, formatTown, parseTown } from './cloneTown.ts';
import type { TownFile } from './cloneTown.ts';
import { townNames } from './townNames.ts';
import { randomNumbers } from './randomNumbers.ts';
import { removeTowns, spareTowns, townFile, townSlugs } from './removeTowns.ts';

/** Returns the number of towns in a content folder. */
export function countTowns(contentDir: string): number {
  return townSlugs(contentDir).length;
}

/**
 * Copies content to `folder` with exactly `count` towns: some real ones, or all real ones and clones. The same content and count give
 * the same copy. Commits the copy to a Git repository of its own, because builds read the history of content.
 */
export function writeBenchContent(contentDir: string, count: number, folder: string): void {
  cpSync(contentDir, folder, { recursive: true });
  const towns = townSlugs(folder).map((slug) =>
    parseTown(slug, readFileSync(townFile(folder, slug), 'utf8')),
  );
  removeLastTowns(folder, towns.length - count);
  for (const clone of clones(towns, count - towns.length)) {
    writeFileSync(townFile(folder, clone.slug), formatTown(clone));
  }
  commit(folder);
}

/** Changes a sentence in the introduction of one town. Each `revision` gives another sentence. */
export function changeOneTown(folder: string, revision: number): void {
  const [slug = ''] = townSlugs(folder);
  const file = townFile(folder, slug);
  const text = readFileSync(file, 'utf8').trimEnd();
  const changed = text.replace(/(?: \(revision \d+\))?[.!?]$/, ` (revision ${revision}).`);
  if (changed === text) throw new Error(`${file} does not end with a sentence.`);
  writeFileSync(file, `${changed}\n`);
}

function* clones(towns: readonly TownFile[], count: number): Generator<TownFile> {
  const random = randomNumbers(1);
  const names = townNames(new Set(towns.map(({ town }) => town.name)));
  // Two towns at one place would be a warning.
  const places = new Set(towns.map(placeOf));
  for (let index = 0; index < count; index++) {
    const original = towns[index % towns.length];
    const name = names.next().value;
    if (!original || name === undefined) throw new Error(`There are no names for ${count} towns.`);
    let clone: TownFile;
    do clone = cloneTown(original, name, towns, random);
    while (places.has(placeOf(clone)));
    places.add(placeOf(clone));
    yield clone;
  }
}

function placeOf({ town: { latitude, longitude } }: TownFile): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}

/** Removes the last towns by name, except those that other content links to. */
function removeLastTowns(folder: string, count: number): void {
  if (count <= 0) return;
  const spare = spareTowns(folder);
  if (count > spare.length) throw new Error(`Only ${spare.length} towns can be left out.`);
  removeTowns(folder, spare.slice(-count));
}

/** Commits everything in a new repository. This works inside a Git hook too, which sets variables for its own repository. */
function commit(folder: string): void {
  const elsewhere = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, ...elsewhere },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  git('init', '--quiet');
  git('add', '--all');
  git(...author, '-c', 'commit.gpgSign=false', 'commit', '--quiet', '--no-verify', '-m', 'Content');
}
