import { expect, test } from 'vitest';
import { openingClause } from '#cli/body/openingClause.ts';

test.each([
  [
    'keeps a short sentence',
    'Neighbours here are organised. They read every licence application.',
    'Neighbours here are organised.',
  ],
  [
    'cuts a long sentence at a colon',
    'An app that sends people to a door cannot trust the map: the same name comes as a Terrace, a Grove, a Mount and an Avenue.',
    'An app that sends people to a door cannot trust the map.',
  ],
  [
    'cuts a long sentence before a clause that joins another',
    'Newsrooms are close together in Leeds, which makes it easy to bother all of them with the same sheet of paper and be ignored by each.',
    'Newsrooms are close together in Leeds.',
  ],
  [
    'does not cut a list before its last item',
    'Sheds of steel, a nuclear estate where handsets are handed in at the gate, and railway cuttings with high walls make the signal here come and go.',
    'Sheds of steel, a nuclear estate where handsets are handed in at the gate, and railway cuttings with high walls make the signal here come and go.',
  ],
  [
    'does not cut within quotation marks',
    'Callers say "we are on the corner by the old bank, so just look for the door" and then wonder why nobody has found them yet.',
    'Callers say "we are on the corner by the old bank, so just look for the door" and then wonder why nobody has found them yet.',
  ],
])('%s', (_, text, expected) => {
  expect(openingClause(text)).toBe(expected);
});
