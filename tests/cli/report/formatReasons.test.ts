import { expect, test } from 'vitest';
import { chunksMade, formatMade } from '#cli/report/formatReasons.ts';

test('the pages of each chunk are counted', () => {
  const chunks = [
    { name: 'home', pages: 1, reason: { kind: 'new' as const } },
    { name: 'locations', pages: 4462, reason: { kind: 'new' as const } },
  ];
  expect(formatMade(chunksMade(chunks, [], () => undefined))).toBe(
    'Rebuilt:\n  home (1 page), locations (4,462 pages): not built before\n',
  );
});
