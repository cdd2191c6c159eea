import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { proveCheck } from '../helpers/proveCheck.ts';
import { fileKinds } from '../helpers/sowFileFaults.ts';
import { kinds } from '../helpers/sowFaults.ts';
import { smallSite, withBundles } from './smallSite.ts';

test('a check of the site finds every one of 200 faults of pages and all faults of the files beside them, with its page, line and column, and nothing else', async () => {
  expect(kinds.length).toBeGreaterThanOrEqual(25);
  const { sown, missed, others } = await proveCheck(builtSite(), 200, 20261122);
  expect(new Set(sown.map(({ kind }) => kind)).size).toBe(kinds.length + fileKinds.length);
  expect(missed).toEqual([]);
  expect(others).toEqual([]);
});

describe('site check', () => {
  const site = withBundles(smallSite('check'));
  beforeAll(() => void site.build());
  afterAll(site.remove);

  /** Replaces a text of a built page. */
  function editPage(file: string, from: string, to: string): void {
    const path = join(site.clientDir, file);
    const html = readFileSync(path, 'utf8');
    expect(html).toContain(from);
    writeFileSync(path, html.replace(from, to));
  }

  test('exits with 0 if the pages have no errors', () => {
    const { code, stdout } = site.run('check');
    expect(stdout).toContain('no errors');
    expect(code).toBe(0);
  });

  test('names the page and the content that an error comes from, and reports it until it is fixed', () => {
    editPage('contact.html', '</main>', '<a href="/nowhere">More</a></main>');
    // The second check takes the fault from its cache.
    for (let round = 0; round < 2; round++) {
      const { code, stdout } = site.run('check');
      expect(code).toBe(1);
      expect(stdout).toMatch(/client\/contact\.html:\d+:\d+ {2}error {2}built-link-broken/);
      expect(stdout).toMatch(/See also content\/screens\/contact\.\w+:\d+:\d+/);
    }
    expect(readFileSync(join(site.distDir, 'reports', 'check.html'), 'utf8')).toContain('/nowhere');
  });

  test('prints with --changed only findings that are new', () => {
    expect(site.run('check', '--changed').code).toBe(0);
    editPage('about.html', '</main>', '<button></button></main>');
    const { code, stdout } = site.run('check', '--changed');
    expect(code).toBe(1);
    expect(stdout).toContain('built-name-missing');
    expect(stdout).not.toContain('built-link-broken');
    expect(stdout).toContain('1 page has changed since the last check.');
  });

  test('prints every finding as JSON, and as annotations', () => {
    const { findings } = JSON.parse(site.run('check', '--format', 'json').stdout);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'built-link-broken', args: { href: '/nowhere' } }),
    );
    expect(site.run('check', '--format', 'github').stdout).toContain('::error file=');
  });

  test('finds a file for a host that was changed after the build', () => {
    appendFileSync(join(site.distDir, 'hosts', 'vercel.json'), ' ');
    expect(site.run('check').stdout).toMatch(/hosts\/vercel\.json:1:1 {2}error {2}built-output/);
  });

  test('says if it could not compare files with those of the build', () => {
    expect(site.run('check').stderr).not.toContain('compared with the build');
    rmSync(join(site.distDir, 'cache', 'outputs.json'));
    expect(site.run('check').stderr).toContain('Not every file was compared with the build');
  });

  test('exits with 2 if there is no built site', () => {
    const { code, stderr } = site.run('--dist', join(site.distDir, 'nothing'), 'check');
    expect(stderr).toContain('Run "npm run site -- build" first.');
    expect(code).toBe(2);
  });

  test('exits with 2, too, if the plan of the built site is damaged', () => {
    writeFileSync(join(site.distDir, 'generated', 'routes.json'), '{');
    const { code, stderr } = site.run('check');
    expect(stderr).toBe('error: there is no built site. Run "npm run site -- build" first.\n');
    expect(code).toBe(2);
  });
});
