import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';

const folder = join(projectRoot, 'templates/styles');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const importsOf = (file: string) =>
  [...read(file).matchAll(/@import '(?:\.\.?\/)+([^']+)';/g)].map(([, path = '']) => path);

const types = globSync('types/*.css', { cwd: folder }).sort();
const pages = globSync('pages/*.css', { cwd: folder }).sort();

describe('the style sheets of page types', () => {
  test('are one for each type', () => {
    const names = types.map((file) => basename(file, '.css'));
    expect(names).toEqual(PageTypeSchema.options.toSorted());
  });

  test('import files of pages/ only, each once', () => {
    for (const file of types) {
      const imports = importsOf(file);
      expect([file, imports.filter((path) => !pages.includes(path))]).toEqual([file, []]);
      expect([file, new Set(imports).size]).toEqual([file, imports.length]);
    }
  });

  test('import no file that every page has', () => {
    const shared = new Set(importsOf('site.css'));
    expect(types.flatMap(importsOf).filter((path) => shared.has(path))).toEqual([]);
  });

  test('are made from every file of pages/ that is not in the sheet of every page', () => {
    const imported = new Set(['site.css', ...types].flatMap(importsOf));
    expect(pages.filter((file) => !imported.has(file))).toEqual([]);
  });

  // The style sheets of a site load before those of page types, so these must be in a weaker layer.
  test('leave the layer "pages" itself to the style sheets of a site', () => {
    const layersOf = (file: string) => [...read(file).matchAll(/^@layer (.+) \{$/gm)];
    for (const file of pages) {
      const layers = [...new Set(layersOf(file).map(([, name]) => name))];
      expect(layers, file).toHaveLength(1);
      expect(['pages.templates', 'parts'], file).toContain(layers[0]);
    }
  });
});

const sheets = globSync('**/*.css', { cwd: folder }).sort();

test('generated texts also show in browsers that ignore a declaration with an alternative text', () => {
  const alone = sheets.flatMap((file) =>
    [...read(file).matchAll(/(.*)\n +content: (.+) \/ '';/g)].filter(
      ([, before, text]) => before?.trim() !== `content: ${text};`,
    ),
  );
  expect(alone.map(([lines]) => lines)).toEqual([]);
});

describe('the scale', () => {
  const linesOf = (pattern: RegExp) =>
    sheets.flatMap((file) => [...read(file).matchAll(pattern)].map(([line]) => `${file}: ${line}`));

  test('has nine sizes of text, and no style names another', () => {
    expect(read('tokens.css').match(/^ +--text-\w+:/gm)).toHaveLength(9);
    // Print has points, and "em" is relative to the text around.
    const other =
      /\bfont(?:-size)?: (?!var\(--text-|inherit|[\d. ]+var\(--text-|[\d.]+(?:pt|em);).*/g;
    expect(linesOf(other)).toEqual([]);
  });

  test('has three breakpoints, which grow with the reader’s size of text, and no style names another', () => {
    const other = /^ *@media.*\((?![^)]*(?:width >= |width < )(?:45|62\.5|87\.5)rem).*width.*/gm;
    expect(linesOf(other)).toEqual([]);
  });

  test('has one spacing of letters, which follows from their size', () => {
    expect(linesOf(/letter-spacing: (?!var\(--tracking\)|0).*/g)).toEqual([]);
  });

  test('mixes colours in at most six places; all others are roles of the palette', () => {
    expect(linesOf(/color-mix\(.*/g).length).toBeLessThanOrEqual(6);
  });
});
