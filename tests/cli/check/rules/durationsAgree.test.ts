import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

/** Returns the minimal content with an answer to a question. Web design takes 2–8 weeks, and marketing is ongoing. */
const answer = (text: string) => edited('questions/price.md', 'It depends.', text);

/** Returns the minimal content with words in a post about web design. */
function post(text: string) {
  const whole = minimalContent()['blog/first-post.md'] ?? '';
  return {
    'blog/first-post.md': whole
      .replace('Words on the', `${text} Words on the`)
      .replace('title:', 'service: web-design\ntitle:'),
  };
}

/** Returns the minimal content with words on the page of web design. */
function page(text: string) {
  const whole = minimalContent()['services/web-design.md'] ?? '';
  return { 'services/web-design.md': `${whole.trimEnd()} ${text}\n` };
}

test('another range after a link to the service', async () => {
  const files = answer('A new [website](/services/web-design) takes three to ten weeks.');
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:45  warning  duration-contradicted
      The text has "three to ten weeks", which is not how long "web-design" takes in content/prices.yaml.
      Expected "2–8 weeks", in digits or in words.
      Correct the text, or "duration" in content/prices.yaml.

        5 |
      > 6 | A new [website](/services/web-design) takes three to ten weeks.
          |                                             ^
        7 |"
  `);
});

test.each([
  answer('Most [sites](/services/web-design) are live in 3–10 weeks.'),
  answer('Most [sites](/services/web-design) take between two and eight\nmonths.'),
  post('Our own projects cost little, and take three to ten weeks.'),
  page('Our projects take 3–10 weeks.'),
  edited(
    'variants/web-design.yaml',
    'Sites that load fast {{ in_town }}, way 1.',
    'Sites that load fast {{ in_town }}, built in 3–10 weeks, way 1.',
  ),
])('another range in %j', async (files) => {
  const { findings } = await findingsOf(files);
  expect(findings).toMatchObject([
    { code: 'duration-contradicted', args: { service: 'web-design', duration: '2–8 weeks' } },
  ]);
});

test.each([
  answer('A new [website](/services/web-design) takes two to eight weeks.'),
  answer('A [website](/services/web-design) takes 14–56 days.'),
  answer('See [web design](/services/web-design). Painting takes 3–10 weeks.'),
  answer('We keep [websites](/services/web-design) up, which takes 2–3 hours a month.'),
  answer('[Marketing](/services/marketing) takes 2–3 months to show.'),
  answer('Painting takes 3–10 weeks.'),
  post('A bank takes 3–10 weeks.'),
  page('A domain takes 1–2 days.'),
  page('Our audit takes 1–2 days.'),
  answer('A [website](/services/web-design) lasts 3–5 years, and pays for itself in 1–2 years.'),
])('no other range in %j', async (files) => {
  expect((await findingsOf(files)).printed).toBe('');
});

test('a duration that has changed is one mistake, although two texts have the old one', async () => {
  const { printed } = await findingsOf({
    ...answer('A [website](/services/web-design) takes three to ten weeks.'),
    ...page('Our projects take 3–10 weeks.'),
  });
  expect(printed.match(/duration-contradicted/g)).toHaveLength(1);
  expect(printed).toContain('Also content/services/web-design.md');
});
