import { describe, expect, test } from 'vitest';
import { planLocations } from '#cli/plan/pages/planLocation.ts';
import { planTown } from '#cli/plan/pages/planTown.ts';
import type { PlannedPage } from '#cli/plan/plannedPage.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { edited } from '../../helpers/contentDir.ts';
import { contextOf, findingsOf } from '../../helpers/findingsOf.ts';
import { localTexts, words } from '../../helpers/minimalContent.ts';
import { townDrawing } from '../../helpers/townDrawing.ts';

/** Leeds and Bristol have local texts, York has none. */
const files: ContentFiles = {
  'local/leeds.yaml': localTexts('Leeds'),
  'local/bristol.yaml': localTexts('Bristol'),
};

function townsWithTexts(more: ContentFiles = {}): Promise<SiteContext> {
  return contextOf({ ...files, ...more });
}

function townIn(context: SiteContext, slug: string) {
  const town = context.towns.find((one) => one.slug === slug);
  if (!town) throw new Error(`The content has no ${slug}.`);
  return town;
}

function location(context: SiteContext, path: string): PlannedPage['model'] & { type: 'location' } {
  const town = townIn(context, path.split('/')[2] ?? '');
  const model = planLocations(town, context).find((page) => page.model.path === path)?.model;
  if (model?.type !== 'location') throw new Error(`${path} is not a page of a service.`);
  return model;
}

describe('a page with a local text', () => {
  test('shows it under a heading, with its first sentences as a paragraph of their own', async () => {
    const text = `Leeds is large. It is larger than York by far, whatever people say. ${words(150, 'Leeds-')}`;
    const local = `checked: 2026-03\nnames: []\nservices:\n  marketing: |\n    ${text.replace('. It', '.\n\n    It')}\n`;
    const page = location(
      await townsWithTexts({ 'local/leeds.yaml': local }),
      '/locations/leeds/leeds-marketing',
    );
    expect(page.local?.text).toBe(text);
    expect(page.local?.opening).toBe(
      'Leeds is large. It is larger than York by far, whatever people say.',
    );
    expect(page.local?.title).toMatch(/Leeds$/);
  });

  test('has no passages of the variant', async () => {
    const context = await townsWithTexts();
    expect(location(context, '/locations/leeds/leeds-marketing').passages).toEqual([]);
    expect(location(context, '/locations/york/york-marketing').passages).toHaveLength(3);
  });

  test('has one sector of the town with its paragraph, and the names of the others', async () => {
    const context = await townsWithTexts();
    const { sectors, otherSectors } = location(context, '/locations/leeds/leeds-web-design');
    const { data } = townIn(context, 'leeds');
    expect(sectors).toHaveLength(1);
    const names = [...sectors.map(({ name }) => name), ...otherSectors];
    expect(names.toSorted()).toEqual(
      data.sectors.map(({ sector }) => context.sector(sector).data.name).toSorted(),
    );
  });

  test('has no words above its form', async () => {
    const context = await townsWithTexts();
    expect(location(context, '/locations/leeds/leeds-marketing').callToAction).toBeUndefined();
    expect(location(context, '/locations/york/york-marketing').callToAction).toBeDefined();
  });

  test('names the file of the text among its sources, and so does the page of the town', async () => {
    const context = await townsWithTexts();
    const leeds = townIn(context, 'leeds');
    const [marketing] = planLocations(leeds, context);
    expect(marketing?.sources).toContain('content/local/leeds.yaml');
    expect(planTown(leeds, context).sources).toContain('content/local/leeds.yaml');
  });
});

describe('the second page of a service in a town', () => {
  test('does not repeat the text, and stays as it is', async () => {
    const context = await townsWithTexts();
    const page = location(context, '/locations/leeds/leeds-web-design-services');
    expect(page.local).toBeUndefined();
    expect(page.passages).toHaveLength(3);
    expect(page.otherSectors).toEqual([]);
  });

  test('has the text if the town does not have the first', async () => {
    const context = await townsWithTexts({
      ...edited('variants/web-design-services.yaml', 'inShortSet: false', 'inShortSet: true'),
      ...edited('variants/web-design.yaml', 'inShortSet: true', 'inShortSet: false'),
    });
    expect(location(context, '/locations/bristol/web-design-services').local).toBeDefined();
  });
});

describe('the pages of nearby towns', () => {
  const nearbyPaths = (context: SiteContext, path: string) =>
    location(context, path).nearby.towns.map((town) => town.path);

  test('are about the same variant if the towns have it', async () => {
    const context = await townsWithTexts();
    expect(nearbyPaths(context, '/locations/leeds/leeds-web-design-services')).toEqual([
      '/locations/york/york-web-design-services',
    ]);
  });

  test('are first pages for the only page of a service in a town, although it is a second one elsewhere', async () => {
    const context = await townsWithTexts({
      ...edited('towns/york.md', 'pageSet: full', 'pageSet: short'),
      ...edited('variants/web-design-services.yaml', 'inShortSet: false', 'inShortSet: true'),
      ...edited('variants/web-design.yaml', 'inShortSet: true', 'inShortSet: false'),
    });
    expect(nearbyPaths(context, '/locations/york/web-design-services')).toEqual([
      '/locations/leeds/leeds-web-design',
    ]);
  });
});

describe('the other services in a town', () => {
  test('have one link each, to their first page, with their name in menus and their lowest price', async () => {
    const context = await townsWithTexts();
    const { others } = location(context, '/locations/leeds/leeds-marketing');
    expect(others).toEqual([
      {
        label: context.service('web-design').data.menuTitle,
        path: '/locations/leeds/leeds-web-design',
        price: expect.stringMatching(/^from\s£/u),
      },
    ]);
  });

  test('leave out the other page of the same service', async () => {
    const context = await townsWithTexts();
    const { others } = location(context, '/locations/leeds/leeds-web-design');
    expect(others.map(({ path }) => path)).toEqual(['/locations/leeds/leeds-marketing']);
  });
});

test('the last crumb of a page is the name of its service in menus, and that of a second page its own', async () => {
  const context = await townsWithTexts();
  const crumb = (path: string) => location(context, path).breadcrumbs.at(-1)?.label;
  expect(crumb('/locations/leeds/leeds-web-design')).toBe(
    context.service('web-design').data.menuTitle,
  );
  expect(crumb('/locations/leeds/leeds-web-design-services')).not.toBe(
    context.service('web-design').data.menuTitle,
  );
});

describe('the drawing of a service', () => {
  test('has the words of the town, smaller if they are too long for their place', async () => {
    const context = await townsWithTexts(
      townDrawing('{{ town }}', 'Joiners {{ in_town }} and {{ nearby1 }}'),
    );
    const { service } = location(context, '/locations/leeds/leeds-marketing');
    expect(service.townDrawing?.image.alt).toBe('A search for a joiner in Leeds');
    expect(service.townDrawing?.words).toMatchObject([
      { text: 'Leeds', x: 10, y: 50, size: 40, centred: true },
      { text: expect.stringMatching(/^Joiners in Leeds and [A-Z]/), size: expect.any(Number) },
    ]);
    expect(service.townDrawing?.words[1]?.size).toBeLessThan(40);
  });

  test('names the nearest of all towns if few are near by', async () => {
    const context = await townsWithTexts(townDrawing('{{ nearby2 }}, {{ distance2 }}'));
    const { service } = location(context, '/locations/leeds/leeds-marketing');
    expect(service.townDrawing?.words[0]?.text).toMatch(/^[A-Z]\w+, \d+ miles$/);
  });

  test('leaves out words whose variable is empty', async () => {
    const context = await townsWithTexts(
      townDrawing('{{ town }}', '{{ nearby3 }}, {{ distance3 }}'),
    );
    const { service } = location(context, '/locations/leeds/leeds-marketing');
    expect(service.townDrawing?.words.map(({ text }) => text)).toEqual(['Leeds']);
  });

  test('is not there if the service has none', async () => {
    const { service } = location(await townsWithTexts(), '/locations/leeds/leeds-marketing');
    expect(service.townDrawing).toBeUndefined();
  });

  test('has only variables that exist, in its words and its alternative text', async () => {
    const { codes } = await findingsOf(townDrawing('{{ twon }}'));
    expect(codes).toEqual(['pattern-variable-unknown']);
  });
});

describe('the headings above the local texts', () => {
  test('differ on the pages of a town', async () => {
    const context = await townsWithTexts();
    const pages = ['leeds-marketing', 'leeds-web-design'].map((name) =>
      location(context, `/locations/leeds/${name}`),
    );
    const titles = pages.map(({ local }) => local?.title);
    expect(new Set(titles).size).toBe(2);
  });

  test('are patterns of services', async () => {
    const { codes } = await findingsOf(
      edited(
        'screens/town-pages.yaml',
        '{{ service }} {{ in_town }}',
        '{{ servce }} {{ in_town }}',
      ),
    );
    expect(codes).toEqual(['pattern-variable-unknown']);
  });
});

test('the page of a town shows the first sentences of each local text, and nothing if there is none', async () => {
  const context = await townsWithTexts();
  const servicesOf = (slug: string) => {
    const { model } = planTown(townIn(context, slug), context);
    return model.type === 'town' ? model.services : [];
  };
  expect(servicesOf('leeds').map(({ text }) => text?.slice(0, 8))).toEqual([
    'In Leeds',
    'In Leeds',
  ]);
  expect(servicesOf('york').map(({ text }) => text)).toEqual([undefined, undefined]);
});

describe('the map of a page', () => {
  test('is that of the page of the town', async () => {
    const coast =
      'source: census\nbounds: { south: 49.8, north: 60.9, west: -10.7, east: 2.1 }\ncoast: M0 0l9 9z\n';
    const context = await townsWithTexts({ 'map.yaml': coast });
    const leeds = planTown(townIn(context, 'leeds'), context).model;
    const { map } = location(context, '/locations/leeds/leeds-marketing').nearby;
    expect(map?.labels.map(({ name }) => name)).toContain('Leeds');
    expect(leeds.type === 'town' && leeds.nearby.map).toEqual(map);
  });
});
