import { describe, expect, test } from 'vitest';
import { sidesOf } from '#cli/plan/planNearby.ts';

describe('the flags of a fingerpost', () => {
  test('are on the side that they point to', () => {
    expect(sidesOf([90, 270, 20, 340])).toEqual(['east', 'west', 'east', 'west']);
  });

  test('move to the side with fewer flags, those nearest to the north or the south first', () => {
    expect(sidesOf([200, 260, 225, 300, 90, 170])).toEqual([
      'east',
      'west',
      'west',
      'west',
      'east',
      'east',
    ]);
    expect(sidesOf([10, 20, 80])).toEqual(['west', 'east', 'east']);
  });

  test('keep their side if their words name the west or the east, as in "south-west"', () => {
    expect(sidesOf([30, 90, 150])).toEqual(['east', 'east', 'east']);
  });
});
