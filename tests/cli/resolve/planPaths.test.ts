import { describe, expect, test } from 'vitest';
import type { CheckedContent, TownEntry, VariantEntry } from '#cli/model/content.ts';
import {
  locationPath,
  locationPathOfService,
  pageLookup,
  planPaths,
  townPath,
  variantsOf,
} from '#cli/resolve/planPaths.ts';
import type { PageSet } from '#schemas/town.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { pageSets, tenServices } from '../../helpers/tenServices.ts';

const real = await tenServices();
const { variants } = real.collections;

/** Returns Aberdeen with a page set. */
function townWith(pageSet: PageSet): TownEntry {
  const aberdeen = real.collections.towns.find(({ slug }) => slug === 'aberdeen');
  if (!aberdeen) throw new Error('Aberdeen is missing.');
  return { ...aberdeen, data: { ...aberdeen.data, pageSet } };
}

function variant(slug: string): VariantEntry {
  const found = variants.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`The variant ${slug} is missing.`);
  return found;
}

const namesOf = (town: TownEntry) =>
  variantsOf(town, variants).map((own) => locationPath(town, own).split('/').at(-1));

describe('the page sets, with fifteen variants of ten services', () => {
  const full = pageSets.full.map((variant) => `aberdeen-${variant}`);

  test('the full set has 15 pages with the name of the town', () => {
    expect(full).toHaveLength(15);
    expect(namesOf(townWith('full')).toSorted()).toEqual(full);
    expect(namesOf(townWith('full-with-short-aliases')).toSorted()).toEqual(full);
  });

  test('the short set has ten, one a service, without the name', () => {
    expect(pageSets.short).toHaveLength(10);
    expect(namesOf(townWith('short')).toSorted()).toEqual(pageSets.short);
    const services = variantsOf(townWith('short'), variants).map(({ data }) => data.service);
    expect(new Set(services).size).toBe(10);
  });
});

describe('the page that stands for a variant', () => {
  test('is its own if the town has it', () => {
    expect(
      locationPathOfService(townWith('full'), variant('domain-dns-management'), variants),
    ).toBe('/locations/aberdeen/aberdeen-domain-dns-management');
    expect(locationPathOfService(townWith('short'), variant('domain-dns'), variants)).toBe(
      '/locations/aberdeen/domain-dns',
    );
  });

  test('is that of the same service if it has not', () => {
    const fast = variant('fast-affordable-mvp-development');
    expect(locationPathOfService(townWith('short'), fast, variants)).toBe(
      '/locations/aberdeen/mvp-development',
    );
  });

  test('is none if the town has no page of the service', () => {
    const others = variants.filter(({ data }) => data.service !== 'marketing');
    expect(locationPathOfService(townWith('short'), variant('marketing'), others)).toBeUndefined();
  });
});

describe('the paths', () => {
  test('of the minimal content', async () => {
    const { context } = await findingsOf();
    if (!context) throw new Error('The minimal content has no errors.');
    const paths = planPaths(context.content).map(
      ({ type, path, file }) => `${type} ${path} ← ${file.slice(8)}`,
    );
    expect(paths).toMatchInlineSnapshot(`
      [
        "home / ← screens/home.md",
        "about /about ← screens/about.md",
        "services /services ← screens/services.yaml",
        "case-studies /case-studies ← screens/case-studies.yaml",
        "blog /blog ← screens/blog.yaml",
        "blog /blog/tag/design ← screens/blog.yaml",
        "facts-questions /facts-questions ← screens/facts-questions.yaml",
        "contact /contact ← screens/contact.yaml",
        "locations /locations ← screens/locations.md",
        "sitemap /sitemap ← screens/sitemap.yaml",
        "search /search ← screens/search.yaml",
        "thank-you /thank-you ← screens/thank-you.yaml",
        "not-found /404 ← screens/not-found.yaml",
        "service /services/marketing ← services/marketing.md",
        "service /services/web-design ← services/web-design.md",
        "post /blog/first-post ← blog/first-post.md",
        "case-study /case-studies/mill-shop ← case-studies/mill-shop.md",
        "legal /privacy-policy ← legal/privacy-policy.md",
        "town /locations/bristol ← towns/bristol.md",
        "location /locations/bristol/marketing ← towns/bristol.md",
        "location /locations/bristol/web-design ← towns/bristol.md",
        "town /locations/leeds ← towns/leeds.md",
        "location /locations/leeds/leeds-marketing ← towns/leeds.md",
        "location /locations/leeds/leeds-web-design-services ← towns/leeds.md",
        "location /locations/leeds/leeds-web-design ← towns/leeds.md",
        "town /locations/york ← towns/york.md",
        "location /locations/york/york-marketing ← towns/york.md",
        "location /locations/york/york-web-design-services ← towns/york.md",
        "location /locations/york/york-web-design ← towns/york.md",
      ]
    `);
  });

  test('of broken entries and screens are left out', () => {
    const nothing: Pick<CheckedContent, 'collections' | 'singles'> = {
      collections: Object.fromEntries(
        Object.keys(real.collections).map((name) => [name, []]),
      ) as unknown as CheckedContent['collections'],
      singles: { about: real.singles.about } as CheckedContent['singles'],
    };
    expect(planPaths(nothing)).toEqual([
      { path: '/about', type: 'about', file: 'content/screens/about.md' },
    ]);
  });

  test('of a town', () => {
    expect(townPath('leeds')).toBe('/locations/leeds');
  });

  test('are looked up without listing them', async () => {
    const { context } = await findingsOf();
    if (!context) throw new Error('The minimal content has no errors.');
    const pageAt = pageLookup(context.content);
    for (const page of planPaths(context.content)) expect(pageAt(page.path)).toEqual(page);
    for (const path of [
      '/locations/leeds/marketing',
      '/locations/bristol/bristol-marketing',
      '/locations/bristol/web-design-services',
      '/locations/leeds/york-marketing',
      '/locations/leeds/leeds-marketing/more',
      '/locations/leeds/',
      '/locations/hull',
      '/services/leeds',
    ]) {
      expect(pageAt(path), path).toBeUndefined();
    }
  });
});
