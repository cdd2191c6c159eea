import { describe, expect, test } from 'vitest';
import { planProof } from '#cli/resolve/planProof.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const minimal = minimalContent();
const HALIFAX = 'point: { latitude: 53.7167, longitude: -1.85 }';

/** Returns the only case study of the minimal content with more fields; about web design for shops by default. */
function study(...changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    minimal['case-studies/mill-shop.md'] ?? '',
  );
}

/** Returns the files of another project, in Taunton. */
function second(...changes: [from: string | RegExp, to: string][]): ContentFiles {
  const text = study(
    ['client: The Mill Shop', 'client: The Cider Barn'],
    [
      'place: Halifax, West Yorkshire',
      'place: Taunton\npoint: { latitude: 51.0, longitude: -3.1 }',
    ],
    [/A shop in a mill/g, 'A barn with cider'],
    [/How it went\./g, 'How that went.'],
    ...changes,
  );
  return {
    'case-studies/cider-barn.md': text,
    'portfolio/cider-barn.yaml': (minimal['portfolio/mill-shop.yaml'] ?? '')
      .replace('order: 1', 'order: 2')
      .replaceAll('mill-shop', 'cider-barn')
      .replace('The Mill Shop', 'The Cider Barn')
      .replace('A shop in a mill', 'A barn'),
  };
}

/** Returns the proof on a page of Leeds. */
async function proofIn(
  files: ContentFiles,
  subject: { sectors?: readonly string[]; service?: string } = {},
) {
  const context = await contextOf(files);
  const town = context.towns.find(({ slug }) => slug === 'leeds');
  if (!town) throw new Error('Leeds is missing.');
  return planProof({ town, sectors: ['retail'], ...subject }, context);
}

const placed = { 'case-studies/mill-shop.md': study(['services:', `${HALIFAX}\nservices:`]) };
const quoted = (name: string, more = '') =>
  edited(`testimonials/${name}.yaml`, 'company:', `excerpt: Good work\n${more}company:`);

describe('the project on a page of a town', () => {
  test('is shown with its sector, its distance, its shortest result, its page and its picture', async () => {
    const proof = await proofIn(placed);
    expect(proof?.view.project).toEqual({
      client: 'The Mill Shop',
      path: `${basePaths.caseStudies}/mill-shop`,
      label: 'Retail, 14 miles from Leeds',
      text: 'More orders.',
      image: expect.objectContaining({ src: '/images/portfolio/mill-shop.svg' }),
    });
    expect(proof?.files).toEqual([
      'content/case-studies/mill-shop.md',
      'content/portfolio/mill-shop.yaml',
    ]);
  });

  test('is shown with a result that is a sentence already', async () => {
    const files = { 'case-studies/mill-shop.md': study(['More orders', 'More!']) };
    expect((await proofIn(files))?.view.project?.text).toBe('More!');
  });

  test('is shown with its place if it has no point', async () => {
    expect((await proofIn({}))?.view.project?.label).toBe('Retail, Halifax, West Yorkshire');
  });

  test('is shown with its place on the pages of the city that it is in', async () => {
    const files = {
      'case-studies/mill-shop.md': study(
        ['services:', `${HALIFAX}\nservices:`],
        ['Halifax, West Yorkshire', 'Headingley, Leeds'],
      ),
    };
    expect((await proofIn(files))?.view.project?.label).toBe('Retail, Headingley, Leeds');
  });

  test('is of the same service, even if another is nearer', async () => {
    const files = { ...placed, ...second(['  - web-design', '  - marketing']) };
    expect((await proofIn(files, { service: 'marketing' }))?.view.project?.client).toBe(
      'The Cider Barn',
    );
    expect((await proofIn(files, { service: 'web-design' }))?.view.project?.client).toBe(
      'The Mill Shop',
    );
  });

  test('is one near by, then one in a sector of the page', async () => {
    const files = { ...placed, ...second(['sector: retail', 'sector: farming']) };
    expect((await proofIn(files, { sectors: ['farming'] }))?.view.project?.client).toBe(
      'The Mill Shop',
    );
    const far = { ...files, 'case-studies/mill-shop.md': study() };
    expect((await proofIn(far, { sectors: ['farming'] }))?.view.project?.client).toBe(
      'The Cider Barn',
    );
    expect((await proofIn(far, { sectors: ['retail'] }))?.view.project?.client).toBe(
      'The Mill Shop',
    );
  });

  test('is another one on the page of a service than on that of the town, if another one fits', async () => {
    const files = { ...placed, ...second() };
    const clientOf = async (more: ContentFiles, service?: string) =>
      (await proofIn({ ...files, ...more }, service === undefined ? {} : { service }))?.view.project
        ?.client;
    expect(await clientOf({})).toBe('The Mill Shop');
    expect(await clientOf({}, 'web-design')).toBe('The Cider Barn');
    const unfit = second(['sector: retail', 'sector: farming']);
    expect(await clientOf(unfit, 'web-design')).toBe('The Mill Shop');
  });

  test('is the one that the service names, with its text, if none of the service is near by or in a sector of the page', async () => {
    const names = (project: string) =>
      edited(
        'services/marketing.md',
        'relatedLinks:',
        `work:\n  project: ${project}\n  text: Not marketing, but near it.\nrelatedLinks:`,
      );
    const bakery = {
      ...names('bakery'),
      'portfolio/bakery.yaml': (minimal['portfolio/mill-shop.yaml'] ?? '')
        .replace('order: 1', 'order: 2')
        .replace('/case-studies/mill-shop', '/services/marketing')
        .replace('The Mill Shop', 'The Bakery')
        .replace('A shop in a mill', 'Bags'),
    };
    const inMarketing = { service: 'marketing' };
    expect(
      (await proofIn({ ...placed, ...names('mill-shop') }, inMarketing))?.view.project,
    ).toMatchObject({
      path: `${basePaths.caseStudies}/mill-shop`,
      text: 'Not marketing, but near it.',
    });
    expect((await proofIn({ ...placed, ...bakery }, inMarketing))?.view.project?.client).toBe(
      'The Mill Shop',
    );
    const withoutStudies = {
      ...bakery,
      'case-studies/mill-shop.md': null,
      'portfolio/mill-shop.yaml': null,
    };
    const project = (await proofIn(withoutStudies, inMarketing))?.view.project;
    expect(project).toMatchObject({ client: 'The Bakery', text: 'Not marketing, but near it.' });
    expect(project).not.toHaveProperty('path');
    const near = {
      ...placed,
      ...bakery,
      'case-studies/mill-shop.md': study(
        ['services:', `${HALIFAX}\nservices:`],
        ['  - web-design', '  - marketing'],
      ),
    };
    expect((await proofIn(near, inMarketing))?.view.project).toMatchObject({
      client: 'The Mill Shop',
      text: 'More orders.',
    });
  });

  test('is missing from a site without case studies, and so is all of it', async () => {
    const none = { 'case-studies/mill-shop.md': null, 'portfolio/mill-shop.yaml': null };
    expect(await proofIn(none)).toBeUndefined();
  });
});

describe('what has not been published', () => {
  const missing = async (subject: Parameters<typeof proofIn>[1], files: ContentFiles = placed) =>
    (await proofIn(files, subject))?.view.missing;

  test('is nothing if service and sector are those of the page', async () => {
    expect(await missing({ service: 'web-design' })).toBe('');
    expect(await missing({})).toBe('');
  });

  test('is not said if the service names a project with a text', async () => {
    const names = edited(
      'services/marketing.md',
      'relatedLinks:',
      'work:\n  project: mill-shop\n  text: Near it.\nrelatedLinks:',
    );
    expect(await missing({ service: 'marketing' }, { ...placed, ...names })).toBe('');
  });

  test('is said of the service, of the sector, and of both', async () => {
    expect(await missing({ service: 'marketing' })).toBe('None in marketing yet.');
    expect(await missing({ sectors: ['farming'] })).toBe('None for farms yet.');
    expect(await missing({ service: 'marketing', sectors: ['farming'] })).toBe(
      'None in marketing or for farms yet.',
    );
  });

  test('is not said of a sector that has a project of another service, unless a sentence says so', async () => {
    const barn = second(['sector: retail', 'sector: farming'], ['  - web-design', '  - marketing']);
    const page = { service: 'web-design', sectors: ['farming'] };
    expect(await missing({ sectors: ['farming'] }, { ...placed, ...barn })).toBe('');
    expect(await missing(page, { ...placed, ...barn })).toBe('');
    const says = edited(
      'screens/town-pages.yaml',
      'noSector:',
      'noServiceInSector: None in {{ service }} for {{ sector }} yet.\n  noSector:',
    );
    expect(await missing(page, { ...placed, ...barn, ...says })).toBe(
      'None in web design for farms yet.',
    );
  });
});

describe('the quotation on a page of a town', () => {
  const quote = async (files: ContentFiles, subject: Parameters<typeof proofIn>[1] = {}) =>
    (await proofIn({ ...placed, ...files }, subject))?.view.quote;
  const own = 'quote: { text: Looms hum again, name: Flo, role: Owner }';
  const ofProject = quoted('bea', 'caseStudy: mill-shop\n');
  const ofService = {
    ...quoted('ada', 'sector: farming\n'),
    ...edited('services/marketing.md', 'relatedLinks:', 'testimonial: ada\nrelatedLinks:'),
  };

  test('is that of the case study', async () => {
    const files = {
      'case-studies/mill-shop.md': study(['services:', `${HALIFAX}\n${own}\nservices:`]),
      ...ofProject,
      ...ofService,
    };
    expect(await quote(files, { service: 'marketing' })).toEqual({
      text: 'Looms hum again',
      name: 'Flo',
      company: 'The Mill Shop',
      sector: '',
    });
  });

  test('is the excerpt of the testimonial of the same client, if the case study has none', async () => {
    const found = await quote({ ...ofProject, ...ofService }, { service: 'marketing' });
    expect(found).toMatchObject({ text: 'Good work', name: 'Bea', sector: '' });
  });

  test('is that of the client of a project that the service names', async () => {
    const files = {
      ...ofService,
      ...edited(
        'testimonials/ada.yaml',
        'company:',
        'excerpt: Good work\nsector: farming\ncompany:',
      ),
      ...edited(
        'services/marketing.md',
        'relatedLinks:',
        'testimonial: ada\nwork:\n  project: mill-shop\n  text: Near it.\nrelatedLinks:',
      ),
    };
    expect(await quote(files, { service: 'marketing' })).toBeUndefined();
    expect(await quote({ ...files, ...ofProject }, { service: 'marketing' })).toMatchObject({
      name: 'Bea',
    });
  });

  test('is never that of another client', async () => {
    expect(await quote(ofService, { service: 'marketing' })).toBeUndefined();
  });

  test('is that of the service, then of the sector, with its sector, on a site without case studies', async () => {
    const files = {
      'case-studies/mill-shop.md': null,
      'portfolio/mill-shop.yaml': null,
      ...ofService,
      ...quoted('cy', 'sector: retail\n'),
    };
    expect(await quote(files, { service: 'marketing' })).toMatchObject({
      name: 'Ada',
      sector: 'Farming',
    });
    expect(await quote(files)).toMatchObject({ name: 'Cy', sector: 'Retail' });
  });
});
