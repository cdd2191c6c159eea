import { expect, test } from 'vitest';
import type { SiteFault } from '#cli/inspect/inspectSite.ts';
import { placeFaults } from '#cli/inspect/pageFault.ts';
import { pageFindings } from '#cli/inspect/pageFindings.ts';
import { placeAt } from '#cli/report/placeAt.ts';

const at = { line: 1, column: 1 };

/** Returns the files of the findings that do not follow from another. */
function causesOf(fault: SiteFault['fault']): string[] {
  const faults = ['a.html', 'b.html'].map((file): SiteFault => ({ file, fault }));
  const findings = pageFindings(faults, 'client', () => undefined);
  return findings.filter(({ cause }) => !cause).map(({ file }) => file);
}

test('a fault with the same cause on several pages is one finding', () => {
  expect(causesOf({ code: 'built-link-broken', args: { href: '/none' }, ...at })).toEqual([
    'client/a.html',
  ]);
});

test.each<SiteFault['fault']>([
  { code: 'built-h1-count', args: { count: 2 }, ...at },
  { code: 'built-document', args: { kind: 'end', found: '' }, ...at },
  { code: 'built-page-changed', args: { built: '' }, ...at },
])('a fault of a page by itself is a finding for each: $code', (fault) => {
  expect(causesOf(fault)).toEqual(['client/a.html', 'client/b.html']);
});

test('the places of faults are their lines and columns', () => {
  const html = 'a\n\nbc\n';
  const offsets = [...html, ''].map((_, offset) => offset);
  const faults = offsets.map((offset) => ({
    code: 'built-main-count' as const,
    args: { count: 0 },
    offset,
  }));
  expect(placeFaults(faults, html)).toEqual(
    faults.map(({ offset, ...fault }) => ({ ...fault, ...placeAt(html, offset) })),
  );
});
