import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const site = (from: string | RegExp, to: string) => edited('site.yaml', from, to);

/** Returns the minimal content with one profile on a social network. */
const profile = (label: string, url: string) =>
  site('social: []', `social:\n  - label: ${label}\n    url: ${url}`);

test.each([
  site('url: https://www.agency.example', 'url: https://devon.agency.example'),
  site('url: https://www.agency.example', 'url: https://dev.ie'),
  site('usualReply: 2 hours', 'usualReply: 24 hours'),
  site('usualReply: 2 hours', 'usualReply: an hour'),
  site('costReduction: 60%', 'costReduction: up to a third'),
  profile('LinkedIn', 'https://uk.linkedin.com/company/agency'),
  profile('Our page', 'https://www.facebook.com/agency'),
  profile('Mastodon', 'https://social.example/'),
])('a plausible site', async (files) => {
  expect((await findingsOf(files)).codes).not.toContain('site-implausible');
});

test('the address of a test site', async () => {
  const { printed } = await findingsOf(
    site('url: https://www.agency', 'url: https://staging.agency'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/site.yaml:6:6  warning  site-implausible
      "url" is "https://staging.agency.example", which looks like the address of a test site.
      Expected the address that visitors use, because search engines follow this one.
      Write the public address.

        5 | vatNumber: GB 000 0000 00
      > 6 | url: https://staging.agency.example
          |      ^
        7 | tagline: An agency"
  `);
});

test('a usual reply that is slower than the promised one', async () => {
  const { printed } = await findingsOf(site('usualReply: 2 hours', 'usualReply: two days'));
  expect(printed).toMatchInlineSnapshot(`
    "content/site.yaml:49:15  warning  site-implausible
      "claims.usualReply" is "two days", which is slower than "promisedReply", "24 hours".
      Expected the usual reply to come before the promised one.
      Swap the two, or correct the one that is wrong.

        48 | claims:
      > 49 |   usualReply: two days
           |               ^
        50 |   promisedReply: 24 hours"
  `);
});

test('a session of less than five minutes', async () => {
  const { printed } = await findingsOf(site('minutes: 30', 'minutes: 1'));
  expect(printed).toContain('"booking.minutes" is "1", which is too short for a session.');
});

test.each([
  ['1:30', 'Write: minutes: 90'],
  ['01:30', 'Write: minutes: 90'],
  ['1 hour', 'Write: minutes: 60'],
  ['1h 30min', 'Write: minutes: 90'],
  ['1 hour and 15 minutes', 'Write: minutes: 75'],
  ['1.5 hours', 'Write: minutes: 90'],
  ['"10:30"', 'such as: minutes: 30'],
  ['half an hour', 'such as: minutes: 30'],
  ['45 minutes', 'Write: minutes: 45'],
])('%s as the length of a session', async (length, action) => {
  const { codes, printed } = await findingsOf(site('minutes: 30', `minutes: ${length}`));
  expect(codes).toEqual(['field-invalid']);
  expect(printed).toContain(action);
});

test.each(['"60"', '600%'])('a share of %s', async (share) => {
  const { printed } = await findingsOf(site('costReduction: 60%', `costReduction: ${share}`));
  expect(printed).toContain('"claims.costReduction" is');
  expect(printed).toContain('Expected a percentage up to 100%');
});

test('a share above 100% among the figures of the agency', async () => {
  const { findings } = await findingsOf(
    site('value: 10+\n    label: years', 'value: 950%\n    label: client satisfaction'),
  );
  expect(findings.map(({ code, path }) => [code, path])).toEqual([
    ['site-implausible', ['stats', 0, 'value']],
  ]);
});

test.each(['value: 300%\n    label: more enquiries', 'value: 100%\n    label: satisfaction'])(
  'the figure %j',
  async (stat) => {
    const { codes } = await findingsOf(site('value: 10+\n    label: years', stat));
    expect(codes).not.toContain('site-implausible');
  },
);

test.each([
  ['LinkedIn', 'https://www.instagram.com/agency', 'which is not at LinkedIn'],
  ['LinkedIn', 'https://www.linkedin.com/', 'which is not a profile'],
])('a profile at %s: %s', async (label, url, words) => {
  expect((await findingsOf(profile(label, url))).printed).toContain(words);
});

test('a secret key of the analytics service', async () => {
  const { printed } = await findingsOf(site('key: phc_key', 'key: phx_9f8a7s6d5f'));
  expect(printed).toContain('field-invalid');
  expect(printed).toContain('not a personal key');
});

test('a rate of VAT that the United Kingdom does not have', async () => {
  const rate = (vatRate: number) => edited('site.yaml', 'vatRate: 20', `vatRate: ${vatRate}`);
  const { findings } = await findingsOf(rate(25));
  expect(findings).toMatchObject([
    { code: 'site-implausible', path: ['vatRate'], args: { kind: 'vat', found: '25' } },
  ]);
  expect((await findingsOf(rate(5))).printed).toBe('');
});
