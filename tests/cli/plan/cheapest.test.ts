import { describe, expect, test } from 'vitest';
import { cheapest } from '#cli/plan/cheapest.ts';

describe('the cheapest item', () => {
  test('is the first of those with the lowest cost', () => {
    const items = [
      { name: 'a', cost: 2 },
      { name: 'b', cost: 1 },
      { name: 'c', cost: 1 },
    ];
    expect(cheapest(items, ({ cost }) => cost)?.name).toBe('b');
  });

  test('is found without looking at items after one that costs nothing', () => {
    const seen: number[] = [];
    const found = cheapest([3, 0, 0, 1], (cost) => {
      seen.push(cost);
      return cost;
    });
    expect(found).toBe(0);
    expect(seen).toEqual([3, 0]);
  });

  test('is missing if there are no items', () => {
    expect(cheapest([], () => 1)).toBeUndefined();
  });
});
