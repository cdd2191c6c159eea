import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '#cli/project.ts';
import { outlineWords } from './outlineWords.ts';

/** A drawing of the site whose source has words. */
interface Drawing {
  /** The path below `public/images/`. */
  name: string;
  /** The SVG without `<text>`. */
  svg: string;
}

const SOURCES = 'scripts/pictures/drawings';
const FONT = '@fontsource/overpass/files/overpass-latin-700-normal.woff2';

/** Returns the drawings in `scripts/pictures/drawings/` with their words as paths, in the bold of the brand. */
export async function drawnWords(): Promise<Drawing[]> {
  const folder = join(projectRoot, SOURCES);
  const sources = globSync('*/*.svg', { cwd: folder })
    .sort()
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
  const characters = [...new Set(sources.map(({ source }) => source).join(''))].join('');
  const font = await subsetFont(
    readFileSync(createRequire(import.meta.url).resolve(FONT)),
    characters,
    { targetFormat: 'sfnt' },
  );
  return sources.map(({ name, source }) => ({ name, svg: outlineWords(source, font) }));
}
