import { describe, expect, test } from 'vitest';
import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { planCrop } from '#cli/plan/planCrop.ts';
import { stated } from '../../helpers/stated.ts';

const bounds = { south: 49.8, north: 60.9, west: -10.7, east: 2.1 };

function townAt(name: string, latitude: number, longitude: number): TownEntry {
  return { slug: name.toLowerCase(), data: { name, latitude, longitude } } as TownEntry;
}

/** Returns the part of the map around Leeds with some towns that are listed, on a site with some towns. */
function cropWith(listed: readonly TownEntry[], towns = [leeds, ...listed], coast = '') {
  const context = {
    content: {
      singles: {
        site: { data: { distances: 'miles', locale: 'en-GB', currency: 'GBP' } },
        words: { data: { places: { distance: { other: '{{ distance }} miles' } } } },
        map: { data: { bounds, coast } },
      },
    },
    towns,
  };
  return planCrop(leeds, listed, context as unknown as SiteContext);
}

const leeds = townAt('Leeds', 53.8, -1.55);
const york = townAt('York', 53.96, -1.08);
const halifax = townAt('Halifax', 53.72, -1.86);
const selby = townAt('Selby', 53.78, -1.07);

describe('the map around a town', () => {
  test('has the listed towns in their true directions, with the town among them', () => {
    const { view, dots } = stated(cropWith([york, halifax]));
    const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
    const [toYork, toHalifax] = [stated(dots[0]), stated(dots[1])];
    expect(toYork.x).toBeGreaterThan(0);
    expect(toYork.y).toBeLessThan(0);
    expect(toHalifax.x).toBeLessThan(0);
    expect(toHalifax.y).toBeGreaterThan(0);
    for (const { x, y } of [{ x: 0, y: 0 }, ...dots]) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });

  test('names the town first, and leaves out towns whose names would cover another', () => {
    const close = Array.from({ length: 8 }, (_, index) =>
      townAt(`Neighbourhood ${index}`, 53.81 + index / 1000, -1.5),
    );
    const { labels, dots } = stated(cropWith([york, ...close.slice(1)]));
    expect(labels[0]).toMatchObject({ name: 'Leeds', kind: 'own' });
    expect(labels.length).toBeLessThan(close.length);
    expect(dots).toHaveLength(labels.length - 1);
  });

  test('has rings at whole distances with their labels on them', () => {
    const { rings } = stated(cropWith([]));
    expect(rings.map(({ label }) => label?.name)).toEqual(['25 miles', '50 miles']);
    const [first, second] = [stated(rings[0]), stated(rings[1])];
    expect(second.radius / first.radius).toBeCloseTo(2, 1);
  });

  test('has a gap in each ring that is as wide as its label', () => {
    const { em, rings } = stated(cropWith([york, halifax]));
    for (const { radius, label } of rings) {
      const { x, y, from, to } = stated(label);
      for (const end of [from, to]) {
        expect(Math.hypot(end.x, end.y)).toBeCloseTo(radius, 0);
        const isBeside = Math.abs(end.x - x) > 2 * em || Math.abs(end.y - y) > 0.4 * em;
        expect(isBeside).toBe(true);
      }
    }
  });

  test('has the rings that the fewest names cross', () => {
    for (const place of [
      { latitude: 53.72, longitude: -1.86 },
      { latitude: 53.99, longitude: -1.54 },
    ]) {
      const { em, rings, labels } = stated(
        cropWith([york, townAt('Halifax', place.latitude, place.longitude)]),
      );
      const { x, y, anchor, name } = stated(
        labels.find((label) => label.name.startsWith('Halifax')),
      );
      const width = name.length * em * 0.5;
      const ends = anchor === 'end' ? [x - width, x] : [x, x + width];
      const distances = ends.map((end) => Math.hypot(end, y));
      for (const { radius } of rings) {
        expect(Math.max(...distances) < radius || Math.min(...distances) > radius).toBe(true);
      }
    }
  });

  test('puts a name at a corner of its dot if there is no room at its sides', () => {
    const near = townAt('Near the Town', 53.834, -1.48);
    const east = townAt('East', 53.863, -1.31);
    const { labels } = stated(cropWith([near, east, townAt('South', 53.504, -1.68)]));
    const label = stated(labels.find(({ name }) => name.startsWith('Near the Town')));
    expect(label.anchor).not.toBe('middle');
    expect(labels.some(({ name }) => name.startsWith('East'))).toBe(true);
  });

  test('keeps names above each other apart if there is room', () => {
    const { labels, em } = stated(
      cropWith([
        townAt('Dewsbury', 53.69076, -1.62907),
        townAt('Wakefield', 53.68331, -1.49768),
        townAt('Bradford', 53.79391, -1.75206),
        townAt('Harrogate', 53.99078, -1.5373),
        townAt('Halifax', 53.71667, -1.85),
        townAt('Huddersfield', 53.64904, -1.78416),
      ]),
    );
    const lineOf = (name: string) => stated(labels.find((label) => label.name.startsWith(name))).y;
    expect(lineOf('Huddersfield') - lineOf('Dewsbury')).toBeGreaterThan(1.4 * em);
  });

  test('keeps a name off the line to a town behind its dot', () => {
    const near = townAt('Near', 53.8, -1.2);
    const behind = townAt('Behind', 53.8, -0.7);
    const { labels } = stated(cropWith([near, behind, townAt('West', 53.8, -2.2)]));
    expect(stated(labels.find(({ name }) => name.startsWith('Near'))).anchor).toBe('middle');
  });

  test('has no line to a town whose name would cross another line', () => {
    const between = townAt('Between the Others', 53.7, -1.56);
    const sides = [townAt('Left', 53.6, -1.68), townAt('Right', 53.6, -1.44)];
    const { dots, labels } = stated(cropWith([...sides, between]));
    expect(labels.map(({ name }) => name)).toEqual(['Leeds', 'Left 15', 'Right 15']);
    expect(dots).toHaveLength(2);
  });

  test('shows the wider area if no town is near', () => {
    const widthOf = (towns: readonly TownEntry[]) =>
      Number(stated(cropWith(towns)).view.split(' ')[2]);
    expect(widthOf([])).toBeGreaterThan(widthOf([halifax]));
  });

  test('moves away from a sliver of coast at its edge, and not from a coast', () => {
    const listed = [selby, halifax];
    const crop = stated(cropWith(listed));
    const [left = 0, , width = 0] = crop.view.split(' ').map(Number);
    const right = left + width;
    const withCape = (depth: number) => {
      const length = 90 + depth;
      const cape = `M${crop.own.x + right + 90} ${crop.own.y - 9}l-${length} 9 ${length} 9z`;
      return stated(cropWith(listed, [leeds, ...listed], cape)).view;
    };
    const [newLeft = 0, , newWidth = 0] = withCape(Math.round(crop.em / 2))
      .split(' ')
      .map(Number);
    expect(newLeft + newWidth).toBeLessThanOrEqual(right - Math.round(crop.em / 2));
    expect(withCape(5 * crop.em)).toBe(crop.view);
  });

  test('is left out if the site has no coast', () => {
    const context = { content: { singles: { site: { data: {} } } }, towns: [york] };
    expect(planCrop(leeds, [york], context as unknown as SiteContext)).toBeUndefined();
  });
});
