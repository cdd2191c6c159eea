import { describe, expect, test } from 'vitest';
import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { planCrop } from '#cli/plan/planCrop.ts';
import { stated } from '../../helpers/stated.ts';

const bounds = { south: 49.8, north: 60.9, west: -10.7, east: 2.1 };

function townAt(name: string, latitude: number, longitude: number): TownEntry {
  return { slug: name.toLowerCase(), data: { name, latitude, longitude } } as TownEntry;
}

/** Returns the part of the map around Leeds with some towns. */
function cropWith(towns: readonly TownEntry[]) {
  const context = {
    content: {
      singles: {
        site: { data: { distances: 'miles', locale: 'en-GB' } },
        words: { data: { places: { distance: { other: '{{ distance }} miles' } } } },
        map: { data: { bounds } },
      },
    },
    towns,
  };
  return planCrop(leeds, towns, context as unknown as SiteContext);
}

const leeds = townAt('Leeds', 53.8, -1.55);
const york = townAt('York', 53.96, -1.08);
const halifax = townAt('Halifax', 53.72, -1.86);

describe('the map around a town', () => {
  test('has the town in the middle, and the others in their true directions', () => {
    const { view, dots } = stated(cropWith([york, halifax]));
    const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
    expect({ left, top }).toEqual({ left: -width / 2, top: -height / 2 });
    const [toYork, toHalifax] = [stated(dots[0]), stated(dots[1])];
    expect(toYork.x).toBeGreaterThan(0);
    expect(toYork.y).toBeLessThan(0);
    expect(toHalifax.x).toBeLessThan(0);
    expect(toHalifax.y).toBeGreaterThan(0);
    for (const { x, y } of dots) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });

  test('names the town first, and leaves out towns whose names would cover another', () => {
    const close = Array.from({ length: 8 }, (_, index) =>
      townAt(`Neighbourhood ${index}`, 53.81 + index / 1000, -1.5),
    );
    const { labels, dots } = stated(cropWith([york, ...close.slice(1)]));
    expect(labels[0]).toMatchObject({ name: 'Leeds', isOwn: true });
    expect(labels.length).toBeLessThan(close.length);
    expect(dots).toHaveLength(labels.length - 1);
  });

  test('puts a name at a place that no line to another town crosses, if there is one', () => {
    const near = townAt('Near', 53.8, -1.75);
    const anchorOf = (towns: readonly TownEntry[]) =>
      stated(cropWith(towns)).labels.find(({ name }) => name.startsWith('Near'))?.anchor;
    expect(anchorOf([near, york])).toBe('end');
    expect(anchorOf([near, townAt('Far', 53.8, -2.2)])).toBe('middle');
  });

  test('writes the distance in whole units after a name', () => {
    const names = stated(cropWith([york, halifax])).labels.map(({ name }) => name);
    expect(names).toEqual(['Leeds', 'York 22', 'Halifax 14']);
  });

  test('leaves out a name that would cover much of the lines to other towns', () => {
    const names = stated(
      cropWith([
        townAt('Dewsbury', 53.69, -1.63),
        townAt('Wakefield', 53.683, -1.498),
        townAt('Bradford', 53.795, -1.76),
        townAt('Harrogate', 53.99, -1.54),
        townAt('Halifax', 53.725, -1.863),
        townAt('Huddersfield', 53.645, -1.785),
      ]),
    ).labels.map(({ name }) => name);
    expect(names).not.toContain('Dewsbury 8');
    expect(names).toEqual(expect.arrayContaining(['Wakefield 8', 'Halifax 14', 'Huddersfield 14']));
  });

  test('puts a name at a corner of its dot if there is no room at its sides', () => {
    const near = townAt('Near the Town', 53.834, -1.48);
    const east = townAt('East', 53.863, -1.31);
    const { labels } = stated(cropWith([near, east, townAt('South', 53.504, -1.68)]));
    const label = stated(labels.find(({ name }) => name.startsWith('Near the Town')));
    expect(label.anchor).not.toBe('middle');
    expect(labels.map(({ name }) => name)).toContain('East 11');
  });

  test('has the unit of the distances in a corner, if it has distances', () => {
    const { unit, view } = stated(cropWith([york]));
    const [left = 0, top = 0] = view.split(' ').map(Number);
    expect(unit?.name).toBe('miles');
    expect(stated(unit).x).toBeLessThan(left / 2);
    expect(stated(unit).y).toBeLessThan(top / 2);
    expect(stated(cropWith([])).unit).toBeUndefined();
  });

  test('shows the wider area if no town is near', () => {
    const widthOf = (towns: readonly TownEntry[]) =>
      Number(stated(cropWith(towns)).view.split(' ')[2]);
    expect(widthOf([])).toBeGreaterThan(widthOf([halifax]));
  });

  test('is left out if the site has no coast', () => {
    const context = { content: { singles: { site: { data: {} } } }, towns: [york] };
    expect(planCrop(leeds, [york], context as unknown as SiteContext)).toBeUndefined();
  });
});
