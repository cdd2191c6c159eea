import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const leeds = (field: string) => edited('towns/leeds.md', 'pageSet:', `${field}\npageSet:`);

describe('the neighbours that a town names', () => {
  test('may be near by', async () => {
    expect((await findingsOf(leeds('neighbours: [york]'))).codes).toEqual([]);
    expect((await findingsOf(leeds('neighbours: []'))).codes).toEqual([]);
  });

  test('are not far away', async () => {
    expect((await findingsOf(leeds('neighbours: [york, bristol]'))).printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:18:20  error  town-neighbour-far
        "bristol" is 168 miles away.
        Expected other towns within 25 miles, because pages call them near.
        Delete the name.

          17 | postcodeArea: LS
        > 18 | neighbours: [york, bristol]
             |                    ^
          19 | pageSet: full-with-short-aliases"
    `);
  });

  test('are other towns', async () => {
    expect((await findingsOf(leeds('neighbours: [leeds]'))).printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:18:14  error  town-neighbour-far
        The town names itself ("leeds") as a neighbour.
        Expected other towns within 25 miles, because pages call them near.
        Delete the name.

          17 | postcodeArea: LS
        > 18 | neighbours: [leeds]
             |              ^
          19 | pageSet: full-with-short-aliases"
    `);
  });

  test('exist', async () => {
    expect((await findingsOf(leeds('neighbours: [yorck]'))).codes).toEqual(['reference-unknown']);
  });
});

describe('the city that a town is a part of', () => {
  test('is another town', async () => {
    expect((await findingsOf(leeds('partOf: york'))).codes).toEqual([]);
    expect((await findingsOf(leeds('partOf: leeds'))).codes).toEqual(['town-part-nested']);
  });

  test('is near', async () => {
    expect((await findingsOf(leeds('partOf: bristol'))).printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:18:9  error  town-neighbour-far
        The town is said to be a part of "bristol", which is 168 miles away.
        Expected a city within 25 miles.
        Write the city that the town is a part of, or delete the field.

          17 | postcodeArea: LS
        > 18 | partOf: bristol
             |         ^
          19 | pageSet: full-with-short-aliases"
    `);
  });

  test('is not a part itself', async () => {
    const files = {
      ...leeds('partOf: york'),
      ...edited('towns/york.md', 'pageSet:', 'partOf: leeds\npageSet:'),
    };
    const [problem, other] = (await findingsOf(files)).findings;
    expect(problem).toMatchObject({ code: 'town-part-nested', file: 'content/towns/leeds.md' });
    expect(other).toMatchObject({ code: 'town-part-nested', file: 'content/towns/york.md' });
    expect((await findingsOf(files)).printed).toContain(`"york" is a part of "leeds".
  Expected a city that is not part of another one.
  Write "leeds", or delete the field.`);
  });

  test('exists', async () => {
    expect((await findingsOf(leeds('partOf: yorck'))).codes).toEqual(['reference-unknown']);
  });
});
