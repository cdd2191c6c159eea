import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { separation } from '#cli/resolve/separation.ts';
import { BarriersSchema } from '#schemas/barriers.ts';
import { sampleContentDir } from '../helpers/sampleContent.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the barriers of the sample', () => {
  const file = readFileSync(join(sampleContentDir, 'barriers.yaml'), 'utf8');
  const isApart = separation(BarriersSchema.parse(parse(file)).barriers);
  const places = {
    'Weston-super-Mare': at(51.346, -2.977),
    Penarth: at(51.439, -3.173),
    Southport: at(53.646, -3.01),
    Lytham: at(53.743, -2.997),
    Grimsby: at(53.565, -0.076),
    Hull: at(53.745, -0.335),
    Scunthorpe: at(53.579, -0.654),
    Bangor: at(54.661, -5.668),
    Carrickfergus: at(54.716, -5.806),
    Belfast: at(54.597, -5.925),
    Southend: at(51.538, 0.714),
    Gillingham: at(51.389, 0.549),
    Musselburgh: at(55.942, -3.05),
    Kirkcaldy: at(56.117, -3.16),
    Edinburgh: at(55.952, -3.196),
    Dunfermline: at(56.072, -3.459),
    Ryde: at(50.73, -1.16),
    Portsmouth: at(50.799, -1.091),
    Liverpool: at(53.411, -2.978),
    Birkenhead: at(53.393, -3.015),
    Dundee: at(56.469, -2.975),
    'St Andrews': at(56.34, -2.8),
    Middlesbrough: at(54.576, -1.235),
    Hartlepool: at(54.686, -1.21),
  };

  test.each<[keyof typeof places, keyof typeof places]>([
    ['Weston-super-Mare', 'Penarth'],
    ['Southport', 'Lytham'],
    ['Grimsby', 'Hull'],
    ['Bangor', 'Carrickfergus'],
    ['Southend', 'Gillingham'],
    ['Musselburgh', 'Kirkcaldy'],
    ['Ryde', 'Portsmouth'],
  ])('are between %s and %s', (a, b) => {
    expect(isApart(places[a], places[b])).toBe(true);
  });

  test.each<[keyof typeof places, keyof typeof places]>([
    ['Liverpool', 'Birkenhead'],
    ['Edinburgh', 'Dunfermline'],
    ['Hull', 'Scunthorpe'],
    ['Belfast', 'Carrickfergus'],
    ['Belfast', 'Bangor'],
    ['Dundee', 'St Andrews'],
    ['Middlesbrough', 'Hartlepool'],
  ])('leave %s and %s neighbours, because a bridge, a tunnel or the shore joins them', (a, b) => {
    expect(isApart(places[a], places[b])).toBe(false);
  });
});
