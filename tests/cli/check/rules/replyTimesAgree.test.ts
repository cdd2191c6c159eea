import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the minimal content with an answer to a question. */
const answer = (text: string) => edited('questions/price.md', 'It depends.', text);

/** The minimal content without claims about reply times. */
const withoutClaims = edited('site.yaml', /\n {2}usualReply: .*\n {2}promisedReply: .*/, '');

test.each([
  'We usually reply within 2 hours, and promise a reply within 24 hours.',
  'We usually reply within two hours, and promise a reply within a day or twenty-four hours.',
  'You hear from us within working hours. We reply in a few hours, on most days.',
  'We reply soon. The site is live within 8 days.',
  'Visitors get an answer within 3 seconds, and we reply the same day.',
  'Report the loss within 72 hours.',
  'We reply to each message the same day, and a website takes six weeks.',
  'We will call you back to agree the work, which takes two weeks.',
  'Once you reply, we build the site in six weeks.',
  'Our reply has a plan of the work, done in four weeks.',
  'After our reply the work takes six weeks.',
  'We answer forty calls in a week.',
  'We answer your questions in 30 minutes.',
])('%s agrees with the claims', async (text) => {
  expect((await findingsOf(answer(text))).printed).toBe('');
});

test('another time in a body', async () => {
  const { printed } = await findingsOf(answer('Write to us. We reply within 48 hours.'));
  expect(printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:30  warning  claim-contradicted
      "48 hours" is not a reply time that content/site.yaml claims.
      Expected "2 hours" or "24 hours".
      Correct the text, or "claims" in content/site.yaml.

        5 |
      > 6 | Write to us. We reply within 48 hours.
          |                              ^
        7 |"
  `);
});

test('the place is that of the reply, not of the same words before it', async () => {
  const { findings } = await findingsOf(
    answer('It takes 13 days, or 3 days in summer.\n\nWe reply\nwithin 3 days.'),
  );
  expect(findings).toMatchObject([{ code: 'claim-contradicted', line: 9, column: 8 }]);
});

test('the replies of other companies in a post', async () => {
  const post = (text: string) =>
    edited('blog/first-post.md', '## A heading', `${text}\n\n## A heading`);
  const others = post('They promised a reply within 5 days and sent one after 48 hours.');
  expect((await findingsOf(others)).printed).toBe('');
  const own = post('We promise a reply within 5 days.');
  expect((await findingsOf(own)).findings).toMatchObject([{ code: 'claim-contradicted' }]);
});

test.each(['90 minutes', 'thirty-six hours', 'two working days'])(
  'another time, %s',
  async (time) => {
    const { printed } = await findingsOf(answer(`We reply within ${time}.`));
    expect(printed).toContain(`"${time}" is not a reply time`);
  },
);

test.each([
  'We respond within three days',
  'You will get an answer from us within nine days',
  'We come back to you within eleven days',
  'We will call you back within nine days',
  'We reply, usually within nine days',
  'The time of our reply: within nine days',
  'We answer every message within two weeks',
])('another time in other words: %s', async (text) => {
  expect((await findingsOf(answer(`${text}.`))).codes).toEqual(['claim-contradicted']);
});

test('another time in a field', async () => {
  const { printed } = await findingsOf(
    edited('screens/home.md', 'eyebrow: An agency', 'eyebrow: A reply within two days'),
  );
  expect(printed).toContain('claim-contradicted');
  expect(printed).toContain('"two days"');
});

test('a time of an agency that claims none', async () => {
  const { printed } = await findingsOf({
    ...withoutClaims,
    ...answer('We reply within 24 hours.'),
  });
  expect(printed).toContain(
    'The text promises a reply time, "24 hours", and content/site.yaml claims none.',
  );
});

test('a testimonial is left as it was said', async () => {
  const files = edited('testimonials/ada.yaml', /text: .*/, 'text: I got a reply within 9 hours.');
  expect((await findingsOf(files)).printed).not.toContain('claim-contradicted');
});
