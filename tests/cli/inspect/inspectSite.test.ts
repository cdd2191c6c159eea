import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckedPages } from '#cli/inspect/checkedPages.ts';
import { inspectSite } from '#cli/inspect/inspectSite.ts';
import type { InspectedSite } from '#cli/inspect/inspectSite.ts';
import type { Route } from '#schemas/generated/route.ts';

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a link to itself', (file: string) => symlinkSync('about.html', file)],
  ['a link to nothing', (file: string) => symlinkSync('nothing.html', file)],
])('reports %s in place of a page as a missing page', async (_, put) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  put(join(clientDir, 'about.html'));
  const route = { path: '/about', canonical: '/about', indexable: true } as Route;
  const site = { url: 'https://www.agency.example', language: 'en-GB', name: 'Agency' };
  const { faults } = await inspectSite(
    { ...site, clientDir, routes: [route], redirects: [] },
    { strings: [], pages: {}, findings: [] },
  );
  expect(faults.map(({ file, fault: { code } }) => [file, code])).toEqual([
    ['about.html', 'built-page-missing'],
  ]);
});

test('keeps no addresses and ids that no page has any more', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  const write = (html: string) => writeFileSync(join(clientDir, 'about.html'), html);
  const route = { path: '/about', canonical: '/about', indexable: true } as Route;
  const site = { url: 'https://www.agency.example', language: 'en-GB', name: 'Agency' };
  const inspect = (last: CheckedPages) =>
    inspectSite({ ...site, clientDir, routes: [route], redirects: [] }, last);
  write('<p id="old"><a href="/old">Old</a><a href="/kept">Kept</a>');
  const first = await inspect({ strings: [], pages: {}, findings: [] });
  write('<p id="new"><a href="/kept">Kept</a><a href="/next">Next</a>');
  const { checked } = await inspect({ ...first.checked, findings: [] });
  const { ids = [], addresses = [] } = checked.pages['about.html'] ?? {};
  expect(checked.strings).toHaveLength(ids.length + addresses.length);
  expect(ids.map((place) => checked.strings[place])).toEqual(['new']);
  expect(addresses.map((place) => checked.strings[place])).toEqual(['link /kept', 'link /next']);
});

test('compares a picture that was replaced with pages that have not changed since the last check', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  const draw = (height: number) =>
    writeFileSync(join(clientDir, 'a.svg'), `<svg viewBox="0 0 4 ${height}"/>`);
  draw(3);
  const html = '<!doctype html>\n<img src="/a.svg" alt="" width="8" height="6">';
  writeFileSync(join(clientDir, 'about.html'), html);
  const route = { path: '/about', canonical: '/about', indexable: true } as Route;
  const site = { url: 'https://www.agency.example', language: 'en-GB', name: 'Agency' };
  const inspect = (last: CheckedPages) =>
    inspectSite({ ...site, clientDir, routes: [route], redirects: [] }, last);
  const sizes = ({ faults }: InspectedSite) =>
    faults.flatMap(({ fault }) => (fault.code === 'built-image-size' ? [fault] : []));
  const first = await inspect({ strings: [], pages: {}, findings: [] });
  expect(sizes(first)).toEqual([]);
  draw(4);
  const second = await inspect({ ...first.checked, findings: [] });
  expect(second.changed.size).toBe(0);
  expect(sizes(second)).toEqual([
    expect.objectContaining({
      args: { src: '/a.svg', stated: '8:6', actual: { width: 4, height: 4 } },
      line: 2,
      column: 1,
    }),
  ]);
});
