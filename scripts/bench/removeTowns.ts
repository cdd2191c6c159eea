import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatTown, parseTown } from './cloneTown.ts';

/** Returns the slugs of all towns of a content folder, in their order. */
export function townSlugs(contentDir: string): string[] {
  return globSync('towns/*.md', { cwd: contentDir })
    .map((file) => basename(file, '.md'))
    .filter((slug) => slug !== 'README')
    .sort();
}

/** Returns the file of a town. */
export function townFile(contentDir: string, slug: string): string {
  return join(contentDir, 'towns', `${slug}.md`);
}

/** Returns the slugs of the towns that no text of the content links to. */
export function spareTowns(contentDir: string): string[] {
  const linked = new Set(
    globSync('**/*.{md,yaml}', { cwd: contentDir }).flatMap((file) =>
      [...readFileSync(join(contentDir, file), 'utf8').matchAll(/\/locations\/([\w-]+)/g)].map(
        ([, slug]) => slug,
      ),
    ),
  );
  return townSlugs(contentDir).filter((slug) => !linked.has(slug));
}

/** Removes towns that no text links to: their entries, their local texts, and what other towns say of them. */
export function removeTowns(contentDir: string, slugs: readonly string[]): void {
  const gone = new Set(slugs);
  for (const slug of gone) {
    rmSync(townFile(contentDir, slug));
    rmSync(join(contentDir, 'local', `${slug}.yaml`), { force: true });
  }
  for (const slug of townSlugs(contentDir)) {
    const path = townFile(contentDir, slug);
    const { town, ...file } = parseTown(slug, readFileSync(path, 'utf8'));
    const { partOf, neighbours = [], ...others } = town;
    if (![partOf, ...neighbours].some((name) => name && gone.has(name))) continue;
    const kept = neighbours.filter((name) => !gone.has(name));
    const changed = {
      ...others,
      ...(partOf && !gone.has(partOf) && { partOf }),
      ...(kept.length > 0 && { neighbours: kept }),
    };
    writeFileSync(path, formatTown({ ...file, town: changed }));
  }
}
