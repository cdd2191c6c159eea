import { globSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { codeStamp, pageStamp, readChangedCode, readCode } from '#cli/cache/codeStamp.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

function folder(): string {
  const root = temporaryFolder();
  write(root, 'cli/plan/a.ts', 'export {};');
  write(root, 'cli/b.ts', 'export {};');
  write(root, 'README.md', 'x');
  return root;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function stampOf(root: string): string {
  return pageStamp({
    codeRoot: root,
    siteRoot: join(root, 'site'),
    contentDir: join(root, 'content'),
  });
}

function contentStampOf(root: string): string {
  return codeStamp({ codeRoot: root, siteRoot: join(root, 'site') });
}

/** Returns a project whose code is the site itself. */
function projectAt(root: string) {
  return {
    codeRoot: root,
    siteRoot: root,
    contentDir: join(root, 'content'),
    distDir: join(root, 'dist'),
  };
}

test('the same files have the same stamp in any folder', () => {
  expect(contentStampOf(folder())).toBe(contentStampOf(folder()));
});

test('a change, a new file and a new name each make another stamp; other files do not', () => {
  const root = folder();
  const stamps = [contentStampOf(root)];
  const restamp = () => stamps.push(contentStampOf(root));
  write(root, 'cli/plan/a.ts', 'export { };');
  restamp();
  write(root, 'cli/c.ts', '');
  restamp();
  renameSync(join(root, 'cli/c.ts'), join(root, 'cli/d.ts'));
  restamp();
  expect(new Set(stamps).size).toBe(4);

  write(root, 'README.md', 'y');
  restamp();
  expect(new Set(stamps).size).toBe(4);
});

const kinds = new Set(
  globSync('{cli,content/schemas,pages,renderer,templates}/**/*.*', { cwd: projectRoot }).map(
    (file) => `${file.split('/')[0]} ${extname(file)}`,
  ),
);
// The entry point only starts other code, Markdown in a folder of code is documentation, and JSON Schemas are for editors.
const withoutEffect = new Set(['cli .js', 'content .md', 'content .json']);

test.each([...kinds].filter((kind) => !withoutEffect.has(kind)))(
  'pages are rendered again when any file of the kind "%s" changes',
  (kind) => {
    const [room = '', ending = ''] = kind.split(' ');
    const file = `${room === 'content' ? 'content/schemas' : room}/some/file${ending}`;
    const root = folder();
    const before = stampOf(root);
    write(root, file, 'one');
    const after = stampOf(root);
    expect(after).not.toBe(before);
    write(root, file, 'two');
    expect(stampOf(root)).not.toBe(after);
  },
);

test('content is not parsed and planned again when a template changes', () => {
  const root = folder();
  const before = contentStampOf(root);
  write(root, 'templates/parts/Button.tsx', 'one');
  expect(contentStampOf(root)).toBe(before);
});

test.each([
  // This file has the size of the cards for social networks, which syncCards draws.
  'cli/plan/planSocialCards.ts',
  'content/schemas/town.ts',
  'package.json',
  'package-lock.json',
  // Newer packages may be installed later than their lock file was changed, and a site installs those of the code with its own.
  'node_modules/.package-lock.json',
  'site/node_modules/.package-lock.json',
])('all cached work is dropped when %s changes', (file) => {
  const root = folder();
  write(root, file, 'one');
  const before = [contentStampOf(root), stampOf(root)];
  write(root, file, 'two');
  expect(contentStampOf(root)).not.toBe(before[0]);
  expect(stampOf(root)).not.toBe(before[1]);
});

test('pages are rendered again when the brand changes, and content is not planned again', () => {
  const root = folder();
  const before = [contentStampOf(root), stampOf(root)];
  write(root, 'content/brand/brand.yaml', 'palette: {}');
  expect(contentStampOf(root)).toBe(before[0]);
  expect(stampOf(root)).not.toBe(before[1]);
});

test.each([
  'site/site.config.ts',
  'site/templates/SiteFooter.tsx',
  'site/templates/footer.css',
  // A newer font, or a newer package that a template imports.
  'site/package.json',
  'site/package-lock.json',
  'site/tsconfig.json',
])('pages are rendered again when a template or the packages of the site change: %s', (file) => {
  const root = folder();
  const before = [contentStampOf(root), stampOf(root)];
  write(root, file, 'one');
  expect(contentStampOf(root)).toBe(before[0]);
  expect(stampOf(root)).not.toBe(before[1]);
});

test('pages are rendered again when a variable changes that templates may read', () => {
  const root = folder();
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = projectAt(root);
  const before = [contentStampOf(root), readChangedCode(project).pages.hash];
  vi.stubEnv('VITE_BOOKING_URL', 'https://booking.example');
  expect(contentStampOf(root)).toBe(before[0]);
  expect(readChangedCode(project).pages.hash).not.toBe(before[1]);
});

test('a folder of templates may have a dot in its name', () => {
  const root = folder();
  write(root, 'site/templates/v1.0/Footer.tsx', 'one');
  const before = stampOf(root);
  write(root, 'site/templates/v1.0/Footer.tsx', 'two');
  expect(stampOf(root)).not.toBe(before);
});

test('a template may import files whose names have no dot, and files in folders that links lead to', () => {
  const root = folder();
  write(root, 'site/templates/notice', 'one');
  write(root, 'shared/parts/Seal.tsx', 'one');
  symlinkSync(join(root, 'shared'), join(root, 'site/templates/shared'));
  // A link may form a loop.
  symlinkSync(join(root, 'site/templates'), join(root, 'shared/back'));
  const first = stampOf(root);
  write(root, 'site/templates/notice', 'two');
  const second = stampOf(root);
  write(root, 'shared/parts/Seal.tsx', 'two');
  expect(new Set([first, second, stampOf(root)]).size).toBe(3);
});

test('files that editors and operating systems write beside templates are no templates', () => {
  const root = folder();
  write(root, 'site/templates/Footer.tsx', 'one');
  const before = stampOf(root);
  write(root, 'site/templates/.DS_Store', 'x');
  write(root, 'site/templates/.Footer.tsx.swp', 'x');
  expect(stampOf(root)).toBe(before);
});

test('each file is hashed once when the code is a site itself', () => {
  const root = folder();
  for (const file of ['templates/a.tsx', 'templates/b.json', 'package.json']) write(root, file, '');
  const { pages } = readCode({ codeRoot: root, siteRoot: root, contentDir: join(root, 'content') });
  expect(Object.keys(pages.inputs).sort()).toEqual([
    './templates/b.json',
    'Node',
    'cli/b.ts',
    'cli/plan/a.ts',
    'environment',
    'package.json',
    'templates/a.tsx',
  ]);
});

test('another version of Node, which may write dates in another way, makes other stamps', async () => {
  const root = folder();
  const project = projectAt(root);
  await wait(30);
  const stamps = () => {
    const { content, pages } = readChangedCode(project);
    return [contentStampOf(root), content.hash, pages.hash];
  };
  const before = stamps();
  vi.spyOn(process, 'version', 'get').mockReturnValue('v26.0.0');
  onTestFinished(() => void vi.restoreAllMocks());
  const after = stamps();
  expect(after.filter((stamp) => before.includes(stamp))).toEqual([]);
});

test('the code of the last build is known by the times of its files until one of them changes', async () => {
  const root = folder();
  const project = projectAt(root);
  const notes = join(project.distDir, 'cache', 'code.json');
  await wait(30);
  expect(readChangedCode(project)).toEqual(readCode(project));
  const before = readFileSync(notes, 'utf8');
  expect(readChangedCode(project)).toEqual(readCode(project));
  expect(readFileSync(notes, 'utf8')).toBe(before);

  write(root, 'cli/b.ts', 'export[];');
  await wait(30);
  expect(readChangedCode(project)).toEqual(readCode(project));
  expect(readFileSync(notes, 'utf8')).not.toBe(before);
});
