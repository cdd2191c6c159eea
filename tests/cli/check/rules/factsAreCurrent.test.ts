import { describe, expect, test } from 'vitest';
import { messageOf } from '#cli/report/messages.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const shortLife = edited('site.yaml', 'months: 1200', 'months: 12');

/** Returns the codes of findings in a month, if a check lasts 12 months with 12 months of grace, and was made in January 2026. */
async function codesIn(month: string, source: Record<string, string> = {}) {
  const { codes } = await findingsOf({ ...shortLife, ...source }, { today: `${month}-15` });
  return codes;
}

describe('factsAreCurrent', () => {
  test('accepts a check for as many months as it lasts', async () => {
    expect(await codesIn('2026-06')).toEqual([]);
    expect(await codesIn('2027-01')).toEqual([]);
  });

  test('warns once a check is due', async () => {
    const { printed } = await findingsOf(shortLife, { today: '2027-02-01' });
    expect(printed).toMatchInlineSnapshot(`
      "content/sources.yaml:10:12  warning  check-due
        The source "census" was last checked in 2026-01, 13 months ago.
        Expected a check at least every 12 months; from 2028-02 on, this is an error.
        See whether https://www.ons.gov.uk/census has a newer edition, correct its figures if need be, and write "checked: 2027-02".

           9 |     url: https://licences.example/ogl
        > 10 |   checked: 2026-01
             |            ^
          11 |"
    `);
    expect(await codesIn('2028-01')).toEqual(['check-due']);
  });

  test('reports an error after the months of grace', async () => {
    const { printed } = await findingsOf(shortLife, { today: '2028-02-01' });
    expect(printed).toMatchInlineSnapshot(`
      "content/sources.yaml:10:12  error  check-overdue
        The source "census" was last checked in 2026-01, 25 months ago.
        Expected a check at least every 12 months.
        See whether https://www.ons.gov.uk/census has a newer edition, correct its figures if need be, and write "checked: 2028-02".

           9 |     url: https://licences.example/ogl
        > 10 |   checked: 2026-01
             |            ^
          11 |"
    `);
  });

  test('follows the shelf life of the source itself', async () => {
    const changing = edited('sources.yaml', /checked: .*/, 'checked: 2026-01\n  shelfLife: 3');
    expect(await codesIn('2026-04', changing)).toEqual([]);
    expect(await codesIn('2026-05', changing)).toEqual(['check-due']);
    expect(await codesIn('2027-05', changing)).toEqual(['check-overdue']);
  });

  test('reports a check in the future', async () => {
    const later = edited('sources.yaml', /checked: .*/, 'checked: 2062-01');
    const { codes, printed } = await findingsOf(later, { today: '2026-06-01' });
    expect(codes).toEqual(['date-in-future']);
    expect(printed).toContain('Expected this month or an earlier one.');
    expect(printed).toContain('write the month of the check.');
  });

  test('suggests how to check a source without an address', async () => {
    const own = edited('sources.yaml', /url: https:.*census\n/, '');
    const { printed } = await findingsOf({ ...shortLife, ...own }, { today: '2027-02-01' });
    expect(printed).toContain('See whether it still holds');
  });

  test('suggests checking the names in local texts again', async () => {
    const texts = 'checked: 2024-01\nnames: []\nservices:\n  marketing: A text for Leeds.\n';
    const { findings } = await findingsOf(
      { 'local/leeds.yaml': texts, ...shortLife },
      { today: '2025-06-15' },
    );
    const due = findings.filter(({ code }) => code === 'check-due');
    expect(due).toMatchObject([
      { file: 'content/local/leeds.yaml', args: { age: 17, failsFrom: '2026-02' } },
    ]);
    expect(due.map((finding) => messageOf(finding).action)).toEqual([
      'Look up each of the "names", correct the texts, and write "checked: 2025-06".',
    ]);
  });
});
