import { stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { edited } from '../helpers/contentDir.ts';
import type { ContentFiles } from '../helpers/contentDir.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import type { World } from '../helpers/findingsOf.ts';
import { minimalImages } from '../helpers/minimalContent.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

const section = 'people:\n  title: Who we are\n  text: The people.\n';
/** A site with two people, of whom the first takes calls and leads web design. */
const files: ContentFiles = {
  'people/ida.yaml': stringify({
    order: 2,
    name: 'Ida Brook',
    role: 'Designer',
    text: 'She draws.',
    rightFor: 'Ask for her about forms.',
    services: ['web-design'],
    onCalls: true,
    drawing: { hair: 'bun', clothes: 'shirt', glasses: true },
  }),
  'people/omar.yaml': stringify({
    order: 1,
    name: 'Omar Fell',
    role: 'Editor',
    text: 'He edits.',
    sample: true,
  }),
  ...edited('screens/about.md', 'principles:', `${section}principles:`),
  ...edited('screens/contact.yaml', 'office:', `${section}office:`),
  ...edited('screens/thank-you.yaml', 'relatedLinks:', `${section}relatedLinks:`),
};

/** Returns the pages of a site, by their paths, and what the check printed. */
async function site(changes: ContentFiles, world?: World) {
  const { printed, context } = await findingsOf(changes, world);
  if (!context) throw new Error(printed);
  const pages = await renderedSite(context);
  return { printed, page: (path: string) => pages.get(path) ?? '' };
}

describe('people', () => {
  test('are all on the about page, in their order, with the services that they lead', async () => {
    const { printed, page } = await site(files);
    expect(printed).toBe('');
    const about = page('/about');
    expect(about.indexOf('<h3>Omar Fell')).toBeLessThan(about.indexOf('<h3>Ida Brook'));
    expect(about).toMatch(/<article class="person">.*Ida Brook.*href="\/services\/web-design"/s);
  });

  test('who take calls are beside the form and on the page after it', async () => {
    const { page } = await site(files);
    for (const path of ['/contact', '/thank-you']) {
      expect(page(path)).toContain('Ida Brook');
      expect(page(path)).not.toContain('Omar Fell');
      expect(page(path)).not.toContain('Ask for her about forms.');
    }
    expect(page('/about')).toContain('Ask for her about forms.');
  });

  test('who lead a service are named on its page, and on no other', async () => {
    const { page } = await site(files);
    expect(page('/services/web-design')).toContain('Ida Brook');
    expect(page('/services/marketing')).not.toContain('Ida Brook');
  });

  test('who lead a service are named beside its form in a town', async () => {
    const { page } = await site(files);
    expect(page('/locations/leeds/leeds-web-design')).toContain('<h3>Ida Brook</h3>');
    expect(page('/locations/leeds')).not.toContain('Ida Brook');
  });

  test('are in the structured data unless they are invented', async () => {
    const { page } = await site(files);
    expect(page('/about')).toContain('"@type":"Person","name":"Ida Brook","jobTitle":"Designer"');
    expect(page('/about')).not.toContain('"name":"Omar Fell"');
  });

  test('have a drawn portrait only if they have its parts', async () => {
    const { page } = await site(files);
    expect(page('/about').match(/<li><article class="person"><svg class="bust"/g)).toHaveLength(1);
  });

  test('who read enquiries are shown after a form, with what they do, instead of all who take calls', async () => {
    const { page } = await site({
      ...files,
      'people/una.yaml': stringify({
        ...{ order: 3, name: 'Una Vale', role: 'Founder', text: 'She reads.' },
        ...{ onCalls: true, readsEnquiries: true },
      }),
    });
    expect(page('/thank-you')).toContain('She reads.');
    expect(page('/thank-you')).not.toContain('Ida Brook');
    expect(page('/contact')).toContain('Ida Brook');
  });

  test('are on the sign of the about page if they are drawn, and not if they are photographed', async () => {
    const withPortrait = (slug: string, src: string) => ({
      [`people/${slug}.yaml`]: stringify({
        order: 1,
        name: slug,
        role: 'Designer',
        text: 'A text.',
        portrait: { src, alt: 'At work', width: 320, height: 240 },
      }),
    });
    const portraits = ['/images/people/una.svg', '/images/people/max.jpg'] as const;
    const { page } = await site(
      { ...files, ...withPortrait('una', portraits[0]), ...withPortrait('max', portraits[1]) },
      { images: [...minimalImages, ...portraits] },
    );
    const [sign = ''] = /<div class="lineup".*?<\/div><\/div>/s.exec(page('/about')) ?? [];
    expect(sign).toContain('una.svg');
    expect(sign).toContain('class="bust"');
    expect(sign).not.toContain('max.jpg');
    expect(page('/about')).toContain('max.jpg');
  });

  test('have a cell without a portrait each if the sign of the about page shows all of them', async () => {
    const { page } = await site({
      ...files,
      'people/omar.yaml': stringify({
        ...{ order: 1, name: 'Omar Fell', role: 'Editor', text: 'He edits.' },
        drawing: { hair: 'short', clothes: 'jumper' },
      }),
    });
    expect(page('/about').match(/class="bust"/g)).toHaveLength(2);
    expect(page('/about')).toContain('people--cells');
    expect(page('/about')).toContain('Ask for her about forms.');
  });

  test('leave no trace on a site that has none', async () => {
    const { page } = await site({});
    for (const path of ['/about', '/contact', '/thank-you', '/services/web-design']) {
      expect(page(path)).not.toMatch(/class="(?:person|people|lineup|lead-person)/);
    }
  });

  test('are missed by a section that would show them', async () => {
    const { printed } = await findingsOf({ ...files, 'people/ida.yaml': null });
    expect(printed).toContain('no file in content/people/ has "onCalls: true"');
  });
});

describe('the work on the page of a service', () => {
  const work = 'work:\n  project: mill-shop\n  text: Not marketing, but near it.\n';

  test('is the first case study of the service, with its first outcome', async () => {
    const { page } = await site({});
    const [shown = ''] = /<figcaption>.*?<\/figcaption>/s.exec(page('/services/web-design')) ?? [];
    expect(shown).toContain('<a href="/case-studies/mill-shop">');
    expect(shown).toContain('More orders.');
    expect(page('/services/marketing')).not.toContain('The Mill Shop');
  });

  test('is the project that the service names, with what it shows', async () => {
    const { printed, page } = await site(
      edited('services/marketing.md', 'relatedLinks:', `${work}relatedLinks:`),
    );
    expect(printed).toBe('');
    expect(page('/services/marketing')).toContain('Not marketing, but near it.');
  });

  test('replaces the drawing in the head if it is of the service, and is not repeated', async () => {
    const { page } = await site(
      edited('services/marketing.md', 'relatedLinks:', `${work}relatedLinks:`),
    );
    const head = (path: string) => /class="page-head__aside">.*?<\/figure>/s.exec(page(path))?.[0];
    expect(head('/services/web-design')).toContain('/images/portfolio/mill-shop');
    expect(head('/services/web-design')).toContain('<a href="/case-studies/mill-shop">');
    expect(page('/services/web-design').match(/<img[^>]*portfolio\/mill-shop/g)).toHaveLength(1);
    // The work that this service names is of another one.
    expect(head('/services/marketing')).toContain('/images/services/marketing');
  });

  test('is on the list of services, beside the service that it is of', async () => {
    const { page } = await site({});
    const [, ...offers] = page('/services').split('class="offer"');
    const pictured = offers.filter((offer) => offer.includes('/images/portfolio/mill-shop'));
    expect(pictured).toHaveLength(1);
    expect(pictured[0]).toContain('href="/services/web-design"');
    expect(offers.every((offer) => offer.includes('<img'))).toBe(true);
  });

  test('has to be in the portfolio', async () => {
    const { printed } = await findingsOf(
      edited(
        'services/marketing.md',
        'relatedLinks:',
        `${work.replace('mill-shop', 'mill-shep')}relatedLinks:`,
      ),
    );
    expect(printed).toContain('mill-shep');
    expect(printed).toContain('Did you mean "mill-shop"?');
  });
});

describe('a figure of the agency', () => {
  const stat = (fields: string) =>
    edited('site.yaml', '  - value: 10+\n', `  - value: 10+\n${fields}`);

  test('has its evidence below it', async () => {
    const { page } = await site(stat('    evidence: counted in our invoices\n'));
    for (const path of ['/', '/facts-questions']) {
      expect(page(path)).toContain('<small>counted in our invoices</small>');
    }
  });

  test('says that it is invented until it is replaced', async () => {
    const { page } = await site(stat('    sample: true\n'));
    expect(page('/')).toMatch(/<(small|p class="small")>Sample data, not yet measured</);
  });
});

test('questions of a group are below its heading, the first one open, and lists of links lead there', async () => {
  const { page } = await site({
    ...edited('questions/price.md', 'question:', 'group: Money\nquestion:'),
    'questions/time.md': '---\norder: 2\nquestion: How long?\ngroup: Time\n---\n\nIt depends.\n',
  });
  const facts = page('/facts-questions');
  expect(facts).toContain('<a href="#group-price">Money</a>');
  expect(facts).toMatch(
    /id="group-price"><h3>Money<\/h3><details class="question" open=""><summary><h4>What/,
  );
});

test('a legal page shows its summary above the text', async () => {
  const { page } = await site(
    edited('legal/privacy-policy.md', 'lead:', 'summary: [We sell nothing., Ask and see.]\nlead:'),
  );
  const policy = page('/privacy-policy');
  expect(policy).toContain('<li>We sell nothing.</li><li>Ask and see.</li>');
});
