import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sampleContentDir } from './sampleContent.ts';

/** The number of towns in a small sample, in addition to those that other content links to. */
const TOWNS = 3;

/** Matches the fields of a town that name other towns, which may be gone. */
const RELATIONS = /^(neighbours|partOf): .*\n/gm;

/** Copies the content of the sample agency, without most of its towns, and without what says that towns are related. */
export function copySmallSample(contentDir: string): void {
  cpSync(sampleContentDir, contentDir, { recursive: true });
  const linked = new Set(
    globSync('{*.yaml,[!t]*/*.{md,yaml}}', { cwd: contentDir }).flatMap((file) =>
      [...readFileSync(join(contentDir, file), 'utf8').matchAll(/\/locations\/([\w-]+)/g)].map(
        ([, slug = '']) => slug,
      ),
    ),
  );
  const towns = globSync('towns/*.md', { cwd: contentDir }).sort();
  const others = towns.filter((file) => !linked.has(basename(file, '.md')));
  for (const file of others.slice(TOWNS)) {
    rmSync(join(contentDir, file));
    rmSync(join(contentDir, 'local', `${basename(file, '.md')}.yaml`), { force: true });
  }
  for (const file of globSync('towns/*.md', { cwd: contentDir })) {
    const path = join(contentDir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(RELATIONS, ''));
  }
}
