import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentSource } from '#cli/inspect/contentSource.ts';
import type { SiteFault } from '#cli/inspect/inspectSite.ts';

function faultWith(evidence?: string): SiteFault {
  const route = {
    path: '/locations/leeds',
    type: 'town',
    title: 'Leeds',
    source: 'content/towns/leeds.md',
    indexable: true,
    canonical: '/locations/leeds',
  } as const;
  const args = { href: '/abuot' };
  const fault = { code: 'built-link-broken', args, line: 1, column: 1 } as const;
  return {
    file: 'locations/leeds.html',
    route,
    fault: { ...fault, ...(evidence && { evidence }) },
  };
}

test('a fault leads to the same text in a file that the page is made from, or to the file that an editor would open', () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(contentDir, { recursive: true }));
  mkdirSync(join(contentDir, 'towns'));
  writeFileSync(join(contentDir, 'towns', 'leeds.md'), '---\nname: Leeds\n---\n');
  writeFileSync(join(contentDir, 'site.yaml'), 'name: Agency\nabout: /abuot\n');
  const sourceOf = contentSource(contentDir, () => ['content/towns/leeds.md', 'content/site.yaml']);
  expect(sourceOf(faultWith('/abuot'))).toEqual({ file: 'content/site.yaml', line: 2, column: 8 });
  const ownFile = { file: 'content/towns/leeds.md', line: 1, column: 1 };
  expect(sourceOf(faultWith('/none'))).toEqual(ownFile);
  expect(sourceOf(faultWith())).toEqual(ownFile);
  expect(sourceOf({ ...faultWith(), route: undefined })).toBeUndefined();
});

test('a fault whose text is only a sign leads to no place, because other texts have the sign too', () => {
  const sourceOf = contentSource('/none', () => []);
  for (const sign of ['**', '{{', '](/', '](https:']) {
    expect(sourceOf(faultWith(sign))).toBeUndefined();
  }
});
