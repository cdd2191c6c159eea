import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rare } from '#cli/brand/fontCharacters.ts';
import { fontProblems } from '#cli/brand/fontProblems.ts';
import { readFontPackages } from '#cli/brand/fontPackage.ts';
import { prepareFonts } from '#cli/brand/prepareFonts.ts';
import { prepareCardFonts } from '#cli/brand/prepareCardFonts.ts';
import { reportFailure } from '#cli/report/reportFailure.ts';
import { projectAt, projectRoot } from '#cli/project.ts';
import type { PackagedFont, Type } from '#schemas/brand.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const overpass: PackagedFont = {
  package: '@fontsource-variable/overpass',
  weights: [400, 800],
  features: ['kern', 'tnum'],
  fallback: 'sans-serif',
};
const garamond: PackagedFont = {
  package: '@fontsource-variable/eb-garamond',
  weights: [500, 700],
  features: ['kern'],
  fallback: 'serif',
};
const project = () => ({ ...projectAt(), distDir: temporaryFolder() });
const fontsOf = (type: Partial<Type>, own = project()) =>
  prepareFonts(own, type, readFontPackages(type, [projectRoot]));

test('a variable font has one file of common and one of rare characters', async () => {
  const { rules, body } = await fontsOf({ body: garamond });
  const files = [...rules.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
  expect(files.map((file) => file.replace(/^.*\//, ''))).toEqual([
    'eb-garamond.woff2',
    'eb-garamond-rare.woff2',
  ]);
  expect(
    readFileSync(files[0] ?? '')
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  expect(rules).toContain('font-weight: 500 700');
  expect(body).toBe("'EB Garamond', 'EB Garamond fallback', 'Times New Roman', Times, serif");
});

test('the fallback of Overpass has the sizes that were measured in a browser', async () => {
  const { rules } = await fontsOf({ body: overpass });
  const overrides = (name: string) =>
    [...rules.matchAll(new RegExp(`${name}: ([\\d.]+)%`, 'g'))].map(([, value]) => Number(value));
  const near = (measured: readonly number[], found: readonly number[]) =>
    measured.forEach((value, index) =>
      expect(Math.abs((found[index] ?? 0) / value - 1)).toBeLessThan(0.005),
    );
  near([99.5, 97.2], overrides('size-adjust'));
  near([88.6, 90.7], overrides('ascent-override'));
  near([38.4, 39.3], overrides('descent-override'));
});

test('a static font has files for each weight, and pages load the lightest and the boldest first', async () => {
  const { rules } = await fontsOf({
    body: { package: '@fontsource/zilla-slab', weights: [400, 500, 700], fallback: 'serif' },
  });
  expect([...rules.matchAll(/([\w-]+)\.woff2/g)].map(([, name]) => name)).toEqual([
    'zilla-slab-400',
    'zilla-slab-400-rare',
    'zilla-slab-500-later',
    'zilla-slab-500-rare',
    'zilla-slab-700',
    'zilla-slab-700-rare',
  ]);
});

test('a font for code has one file, which pages do not preload, and rules of its own', async () => {
  const { rules, code } = await fontsOf({
    body: overpass,
    code: {
      package: '@fontsource-variable/overpass-mono',
      weights: [400, 700],
      fallback: 'monospace',
    },
  });
  expect(rules).not.toContain('mono');
  expect([...(code?.rules ?? '').matchAll(/([\w-]+)\.woff2/g)].map(([, name]) => name)).toEqual([
    'overpass-mono-later',
  ]);
  expect(code?.stack).toBe("'Overpass Mono', 'Overpass Mono fallback', 'Courier New', monospace");
});

test('fonts of the device need no file, and headings may have another font', async () => {
  const fonts = await fontsOf({
    body: { system: ['Gill Sans', 'sans-serif'] },
    headings: garamond,
  });
  expect(fonts.body).toBe("'Gill Sans', sans-serif");
  expect(fonts.headings).toMatch(/^'EB Garamond'/);
  const { rules, headings } = await fontsOf({ body: { system: ['serif'] } });
  expect({ rules, headings }).toEqual({ rules: '', headings: undefined });
});

test('the file of rare characters has the signs of Latin-1 that prices and figures use', () => {
  for (const character of '¢¥®°±²³¼½¾') expect(rare, character).toContain(character);
});

test('files are made once, and again if the weights change', async () => {
  const own = project();
  const first = await fontsOf({ body: garamond }, own);
  expect(await fontsOf({ body: garamond }, own)).toEqual(first);
  const other = await fontsOf({ body: { ...garamond, weights: [400] } }, own);
  expect(other.rules).not.toBe(first.rules);
});

test('cards take the static package of a family, or weights of the variable font', async () => {
  const own = project();
  const [bold] = await prepareCardFonts(own, { body: overpass });
  expect(bold?.file).toMatch(/overpass-latin-700-normal\.woff$/);
  const [ofGaramond] = await prepareCardFonts(own, { body: overpass, headings: garamond });
  expect(ofGaramond?.file).toMatch(/700\.ttf$/);
  expect(readFileSync(ofGaramond?.file ?? '').readUInt32BE(0)).toBe(0x10000);
});

test('cards also take further letters, from the stand-in if the font has none', async () => {
  const extensions = async (type: Type) =>
    (await prepareCardFonts(project(), type))
      .filter(({ isExtension }) => isExtension)
      .map(({ file }) => file.replace(/^.*\//, ''));
  const barlow = { ...overpass, package: '@fontsource/barlow' };
  expect(await extensions({ body: barlow })).toEqual([
    'barlow-latin-ext-700-normal.woff',
    'barlow-latin-ext-800-normal.woff',
  ]);
  expect(await extensions({ body: garamond })).toEqual([
    'overpass-latin-ext-700-normal.woff',
    'overpass-latin-ext-800-normal.woff',
  ]);
});

test('a package whose font file is cut off, changed or missing is found', () => {
  const { root, font } = copyOfGaramond();
  const brand = { file: 'content/brand/brand.yaml', type: { body: garamond } };
  const problems = () => fontProblems(brand, new Map(), [root]);
  const damaged = [{ code: 'font-missing', args: { name: garamond.package, isDamaged: true } }];
  expect(problems()).toEqual([]);
  const whole = readFileSync(font);
  for (const start of [30, 60, whole.length / 2, whole.length - 100]) {
    writeFileSync(font, Buffer.from(whole).fill('?', start, start + 20));
    expect(problems()).toMatchObject(damaged);
  }
  truncateSync(font, 5000);
  expect(problems()).toMatchObject(damaged);
  truncateSync(font, 0);
  expect(problems()).toMatchObject(damaged);
  rmSync(font);
  expect(problems()).toMatchObject(damaged);
});

test('a font file that can be unpacked but not read is named without a stack', async () => {
  const { root, font } = copyOfGaramond();
  writeFileSync(font, 'no font');
  const packages = readFontPackages({ body: garamond }, [root]);
  const failure: unknown = await prepareFonts(project(), { body: garamond }, packages).catch(
    (error: unknown) => error,
  );
  expect(reportFailure(failure)).toMatch(/^\nA font file .* Run "npm ci".*\n {2}\(.*\.woff2\)\n$/);
});

/** Copies a package into a temporary folder. Returns the folder and the path of its font file. */
function copyOfGaramond(): { root: string; font: string } {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules', garamond.package);
  cpSync(join(projectRoot, 'node_modules', garamond.package), folder, { recursive: true });
  return { root, font: join(folder, 'files/eb-garamond-latin-wght-normal.woff2') };
}

test('a package that is not installed or lacks a weight, and a letter that it lacks, are found', () => {
  const problems = (body: PackagedFont, text = '') =>
    fontProblems(
      { file: 'content/brand/brand.yaml', type: { body } },
      new Map([['content/about.md', text]]),
      [projectRoot],
    );
  expect(problems(overpass, 'Ñandú, Ŵythnos – Œuvre')).toEqual([]);
  expect(problems(overpass, 'Ŵ, Łódź')).toMatchObject([
    {
      code: 'font-letter',
      args: { letters: ['Ł', 'ź'], isLeftOut: true },
      at: { line: 1, column: 4 },
    },
  ]);
  expect(problems(overpass, 'Bоth')).toMatchObject([{ args: { letters: ['о'], latin: 'o' } }]);
  expect(problems(overpass, 'oﬃce')).toMatchObject([{ args: { letters: ['ﬃ'], latin: 'ffi' } }]);
  expect(problems(overpass, 'о').map(({ args }) => args)).not.toHaveProperty('0.latin');
  expect(problems({ ...overpass, package: '@fontsource/nowhere' })).toMatchObject([
    { code: 'font-missing', at: { path: ['type', 'body', 'package'] } },
  ]);
  const slab = { ...overpass, package: '@fontsource/zilla-slab', weights: [400, 800] };
  expect(problems(slab)).toMatchObject([
    { code: 'font-weight', args: { found: 800 }, at: { path: ['type', 'body', 'weights', 1] } },
  ]);
  expect(problems(garamond, 'One\nand 東京 東')).toMatchObject([
    {
      code: 'font-letter',
      args: { letters: ['東', '京'], isLeftOut: false },
      at: { line: 2, column: 5 },
    },
  ]);
  const both = fontProblems(
    { file: 'content/brand/brand.yaml', type: { body: overpass, headings: garamond } },
    new Map([['content/about.md', 'Łódź, Łódź']]),
    [projectRoot],
  );
  expect(both).toMatchObject([{ args: { names: [overpass.package, garamond.package] } }]);
});
