import { expect, test } from 'vitest';
import { edited } from '../helpers/contentDir.ts';
import { contextOf } from '../helpers/findingsOf.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

const DOCUMENT =
  'document:\n  title: A list\n  lines:\n' +
  ['One', 'Two', 'Three'].map((label) => `    - { label: ${label}, value: "1" }\n`).join('');

/** Renders the page of a service with more fields. */
async function pageOf(fields: string, files: Record<string, string | null> = {}) {
  const context = await contextOf({
    ...files,
    ...edited('services/web-design.md', 'relatedLinks:', `${fields}relatedLinks:`),
  });
  return (await renderedSite(context)).get('/services/web-design') ?? '';
}

/** Returns some words of a page in the order in which it has them. */
function inPageOrder(html: string, words: readonly string[]) {
  return words.toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
}

test('a service without an order of sections has its sheet beside the description, and nothing that is as wide as the window', async () => {
  const html = await pageOf(DOCUMENT);
  const marks = ['class="essay', 'id="why"', 'class="sheet"'];
  expect(inPageOrder(html, marks)).toEqual(['id="why"', 'class="essay', 'class="sheet"']);
  expect(html.replaceAll('wrap essay', 'essay')).not.toMatch(/class="[^"]*opening/);
});

test('sections follow the head in the order of the service, the first as its opening, and the others after them', async () => {
  const html = await pageOf(`${DOCUMENT}testimonial: ada\nsections: [document, testimonial]\n`);
  const marks = ['id="why"', 'id="testimonial"', 'id="document-title"', 'id="quote"'];
  expect(inPageOrder(html, marks)).toEqual([
    'id="document-title"',
    'id="testimonial"',
    'id="why"',
    'id="quote"',
  ]);
  expect(html.match(/class="sheet"/g)).toHaveLength(1);
  expect(html.match(/class="[^"]*opening[^"]*"/g)).toEqual(['class="band--tint desk opening"']);
});

test('the squares of a tally replace the picture of a testimonial, and are marked once each', async () => {
  const tally = 'tally: { count: 600, marked: 41, label: of 600 notes }';
  const html = await pageOf(
    'testimonial: ada\n',
    edited('testimonials/ada.yaml', 'company: Ada Ltd', `company: Ada Ltd\n${tally}`),
  );
  const [section = ''] = /<section id="testimonial".*?<\/section>/s.exec(html) ?? [];
  expect(section).toMatch(/<b>41<\/b> of 600 notes/);
  const drawings = section.match(/<svg.*?<\/svg>/gs) ?? [];
  expect(drawings.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1])).toEqual([
    '0 0 40 15',
    '0 0 20 30',
  ]);
  for (const svg of drawings) {
    const [, marks = ''] = svg.match(/ d="[^"]*"/g) ?? [];
    expect(new Set(marks.match(/M[\d.]+ [\d.]+/g)).size).toBe(41);
  }
});

test('pictures of finished work have their words', async () => {
  const items = ['A', 'B', 'C'].map(
    (name) =>
      `    - { src: /images/portfolio/mill-shop.svg, alt: The work ${name}, width: 960, height: 720, title: Client ${name}, text: For ${name}. }\n`,
  );
  const html = await pageOf(
    `pictures:\n  title: Works\n  items:\n${items.join('')}sections: [pictures]\n`,
  );
  const [section = ''] = /<section id="pictures".*?<\/section>/s.exec(html) ?? [];
  expect(section.match(/<img/g)).toHaveLength(3);
  expect(section).toMatch(/The work A.*Client A.*For A\..*The work C.*Client C/s);
});

test('screens of phones are in one row, and a picture can have a figure', async () => {
  const items = ['A', 'B', 'C', 'D'].map(
    (name) =>
      `    - { src: /images/portfolio/mill-shop.svg, alt: The screen ${name}, width: 720, height: 1480, title: Client ${name}, value: 'Figure ${name}', text: For ${name}. }\n`,
  );
  const html = await pageOf(`pictures:\n  title: Screens\n  items:\n${items.join('')}`);
  expect(html).toContain('class="wall wall--phones"');
  expect(html).toMatch(/Client A<\/h3><b>Figure A<\/b><p>For A\./);
});

test('areas and steps can have headings of their own', async () => {
  const items = ['A', 'B', 'C', 'D'].map((name) => `  - { title: ${name}, text: For ${name}. }\n`);
  const html = await pageOf(
    `headings: { solutionAreas: Three rules, process: An evening }\nsolutionAreas:\n${items.slice(1).join('')}process:\n${items.join('')}`,
  );
  expect(html).toMatch(/<section id="solution-areas".*?<h2[^>]*>Three rules</s);
  expect(html).toMatch(/<section id="process".*?<h2[^>]*>An evening</s);
});
