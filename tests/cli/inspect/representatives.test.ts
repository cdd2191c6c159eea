import { expect, test } from 'vitest';
import type { CheckedPage } from '#cli/inspect/checkedPages.ts';
import { representatives } from '#cli/inspect/representatives.ts';

function page(structure: string, textLength: number): CheckedPage {
  return {
    size: 1,
    modified: 1,
    changed: 1,
    bytes: `${structure}-${textLength}`,
    plan: '',
    title: '',
    description: '',
    ids: [],
    addresses: [],
    structure,
    textLength,
    faults: [],
  };
}

test('the longest and the shortest page of each structure stand for the others', () => {
  const chosen = representatives({
    'd.html': page('town', 20),
    'c.html': page('town', 30),
    'b.html': page('town', 10),
    'a.html': page('home', 5),
  });
  expect(chosen).toEqual([
    { file: 'a.html', bytes: 'home-5' },
    { file: 'b.html', bytes: 'town-10' },
    { file: 'c.html', bytes: 'town-30' },
  ]);
});
