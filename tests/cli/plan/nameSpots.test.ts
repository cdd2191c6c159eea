import { expect, test } from 'vitest';
import { nameSpots, ofCountry } from '#cli/plan/nameSpots.ts';

const frame = { left: 100, top: 200, width: 375, height: 450 };

test('names the first three towns on the side away from the middle', () => {
  const names = nameSpots(
    [
      { name: 'Aston', x: 200, y: 300 },
      { name: 'Eaton', x: 380, y: 400 },
      { name: 'Weston', x: 200, y: 500 },
      { name: 'Norton', x: 380, y: 600 },
    ],
    frame,
  );
  expect(names.map(({ name, anchor }) => `${name} ${anchor}`)).toEqual([
    'Aston end',
    'Eaton start',
    'Weston end',
  ]);
});

test('puts no name on another one, and as few as possible on dots', () => {
  const [one, two] = nameSpots(
    [
      { name: 'Upton', x: 380, y: 400 },
      { name: 'Nether Upton', x: 380, y: 410 },
      { name: 'Hope', x: 420, y: 400 },
    ],
    frame,
  );
  expect(one?.anchor).not.toBe('start');
  expect(two?.y).not.toBe(one?.y);
});

test('moves a name away from a dot that it would touch', () => {
  const [alone] = nameSpots([{ name: 'Upton', x: 380, y: 400 }], frame);
  const [crowded] = nameSpots(
    [
      { name: 'Upton', x: 380, y: 400 },
      { name: 'Hope', x: 386, y: 400 },
    ],
    frame,
  );
  expect(crowded).not.toEqual(alone);
});

test('leaves a name out that is wider than the map', () => {
  expect(nameSpots([{ name: 'A town with a name of many words', x: 280, y: 400 }], frame)).toEqual(
    [],
  );
});

test('names the largest towns of the country that are far from each other', () => {
  const names = nameSpots(
    [
      { name: 'Aston', x: 200, y: 300 },
      { name: 'Near Aston', x: 220, y: 330 },
      { name: 'Norton', x: 380, y: 600 },
    ],
    frame,
    ofCountry,
  );
  expect(names.map(({ name }) => name)).toEqual(['Aston', 'Norton']);
});

test('names no town of the country in the middle of others', () => {
  const around = [-36, -24, -12, 0, 12, 24, 36].flatMap((down) =>
    [-36, -24, -12, 12, 24, 36].map((across) => ({
      name: 'Hope',
      x: 280 + across,
      y: 400 + down,
    })),
  );
  const [first] = nameSpots([{ name: 'Upton', x: 280, y: 400 }, ...around], frame, ofCountry);
  expect(first?.name).not.toBe('Upton');
});
