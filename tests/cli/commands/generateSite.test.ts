import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '#cli/commands/generate.ts';
import { generateSite } from '#cli/commands/generateSite.ts';
import { edited } from '../../helpers/contentDir.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';
import { edit, projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

describe('content without errors', () => {
  test('is planned and written', async () => {
    const project = projectOf();
    const { generated, errors } = await generateSite(project);
    expect(errors).toBe(0);
    expect(generated?.readRoutes()).toHaveLength(generated?.planned ?? 0);
    expect(Object.keys(snapshot(join(project.distDir, 'generated')))).toContain('manifest.json');
    // Files that list pages are written after the pages, when the build calls `publish`.
    expect(existsSync(join(project.distDir, 'client/sitemap.xml'))).toBe(false);
    await generated?.publish();
    expect(existsSync(join(project.distDir, 'client/sitemap.xml'))).toBe(true);
  });

  test('is not planned again in the next run, which leaves every file as it is', async () => {
    const project = projectOf();
    await generateSite(project);
    const before = snapshot(join(project.distDir, 'generated'), 'identity');
    const { generated } = await generateSite(project);
    expect(generated?.planned).toBe(0);
    expect(snapshot(join(project.distDir, 'generated'), 'identity')).toEqual(before);
  });

  test('outside of a Git repository has no dates of change, which is a warning', async () => {
    const { findings, generated } = await generateSite(projectOf());
    expect(findings.map(({ code }) => code)).toEqual(['git-history-missing']);
    expect(generated?.readRoutes().some(({ lastModified }) => lastModified)).toBe(false);
  });

  test('in another folder has no dates that could be missing', async () => {
    const project = projectOf();
    const { findings } = await generateSite({ ...project, contentDir: project.publicDir });
    expect(findings.map(({ code }) => code)).toEqual(['content-folder-missing']);
  });
});

describe('content with an error', () => {
  const wrong = edited('towns/york.md', 'population: 141685', 'population: some');

  test('is not written, not even into an empty folder', async () => {
    const project = projectOf(wrong);
    const { generated, errors } = await generateSite(project);
    expect(errors).toBe(1);
    expect(generated).toBeUndefined();
    expect(existsSync(join(project.distDir, 'generated'))).toBe(false);
    expect(existsSync(join(project.distDir, 'client'))).toBe(false);
  });

  test('leaves what was written before as it is', async () => {
    const project = projectOf();
    await generate(project, recordingTerminal(), { format: 'pretty' });
    const parts = ['generated', 'client', 'hosts'].map((part) => join(project.distDir, part));
    const before = parts.map((part) => snapshot(part, 'identity'));

    edit(project, wrong);
    const terminal = recordingTerminal();
    expect(await generate(project, terminal, { format: 'pretty' })).toBe(1);
    expect(terminal.printed).toContain('content/towns/york.md:16:13  error  field-invalid');
    expect(terminal.printed).toMatch(
      /1 error in 1 of \d+ files, 1 warning\. Nothing was written\. "npm run site -- explain field-invalid" says more\.\n$/,
    );
    expect(parts.map((part) => snapshot(part, 'identity'))).toEqual(before);

    edit(project, { 'towns/york.md': minimalContent()['towns/york.md'] ?? '' });
    expect(await generate(project, recordingTerminal(), { format: 'pretty' })).toBe(0);
    expect(parts.map((part) => snapshot(part, 'identity'))).toEqual(before);
  });

  test('in the likeness of towns is found in every run, although the rules about towns keep results', async () => {
    const { 'towns/leeds.md': leeds = '' } = minimalContent();
    const project = projectOf({
      'towns/york.md': leeds
        .replace('name: Leeds', 'name: York')
        .replace(/pageSet: .*/, 'pageSet: full'),
    });
    for (let run = 0; run < 3; run++) {
      const { findings, generated } = await generateSite(project);
      expect(findings.map(({ code }) => code)).toContain('locations-alike');
      expect(generated).toBeUndefined();
    }
    edit(project, { 'towns/york.md': minimalContent()['towns/york.md'] ?? '' });
    expect((await generateSite(project)).generated).toBeDefined();
  });
});

test.each(['{"key":', 'null', '[]', '{}', '"x"'])(
  'caches with %j are as good as none',
  async (text) => {
    const project = projectOf();
    await generateSite(project);
    const cache = join(project.distDir, 'cache');
    const before = snapshot(join(project.distDir, 'generated'));
    for (const file of Object.keys(snapshot(cache))) writeFileSync(join(cache, file), text);
    const { errors, generated } = await generateSite(project);
    expect(errors).toBe(0);
    expect(generated).toBeDefined();
    expect(snapshot(join(project.distDir, 'generated'))).toEqual(before);
  },
);

test('writes nothing while a build is using the output folder', async () => {
  const project = projectOf();
  const cacheDir = join(project.distDir, 'cache');
  mkdirSync(cacheDir, { recursive: true });
  // A process that runs as long as this one.
  writeFileSync(join(cacheDir, 'build.lock'), String(process.ppid));
  const terminal = recordingTerminal();
  expect(await generate(project, terminal, { format: 'pretty' })).toBe(1);
  expect(terminal.noted).toContain(`Another build (process ${process.ppid}) is using`);
  expect(existsSync(join(project.distDir, 'generated'))).toBe(false);
});
