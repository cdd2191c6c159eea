import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the file of the site with other days of opening and another text about the hours. */
function hours(days: readonly string[], text: string): Record<string, string> {
  const { 'site.yaml': site = '' } = edited('site.yaml', 'text: 9 to 5', `text: ${text}`);
  return { 'site.yaml': site.replace('- Monday', days.map((day) => `- ${day}`).join('\n    ')) };
}

test('hours that name the days and times of the fields, or none, are right', async () => {
  for (const text of ['Monday, 9am to 5pm', '9 to 5', 'On request']) {
    expect((await findingsOf(hours(['Monday'], text))).codes).toEqual([]);
  }
});

test('other times than those of the fields', async () => {
  expect((await findingsOf(hours(['Monday'], '9 to 6'))).printed).toMatchInlineSnapshot(`
    "content/site.yaml:29:9  warning  hours-text
      "hours.text" is "9 to 6", which is not what "days", "opens" and "closes" say.
      Expected the same days and hours, such as "Monday, 9:00 to 17:00".
      Correct the text, or the field that is out of date.

        28 |   closes: 17:00
      > 29 |   text: 9 to 6
           |         ^
        30 | social: []"
  `);
});

test('more periods than the fields have', async () => {
  const text = 'Monday, 9am to 12.30pm and 1.30pm to 5pm';
  expect((await findingsOf(hours(['Monday'], text))).codes).toEqual(['hours-text']);
});

test('a break or other hours on some days, as further periods', async () => {
  const further = (days: string, opens: string, closes: string) =>
    `text: 9 to 5\n  further:\n    - { days: [${days}], opens: "${opens}", closes: "${closes}" }`;
  const site = (periods: string, text: string) => ({
    'site.yaml': (edited('site.yaml', 'text: 9 to 5', periods)['site.yaml'] ?? '')
      .replace('text: 9 to 5', `text: ${text}`)
      .replace('closes: 17:00', 'closes: 12:30'),
  });
  const afternoon = further('Monday', '13:30', '17:00');
  const codesOf = async (periods: string, text: string) =>
    (await findingsOf(site(periods, text))).codes;
  expect(await codesOf(afternoon, 'Monday, 9am to 12.30pm and 1.30pm to 5pm')).toEqual([]);
  expect(await codesOf(afternoon, 'Monday, 9am to 5pm')).toEqual(['hours-text']);
  const saturday = further('Saturday', '10:00', '12:00');
  expect(await codesOf(saturday, 'Monday 9 to 12.30, Saturday 10 to 12')).toEqual([]);
  const { printed } = await findingsOf(site(saturday, 'Monday, 9 to 12.30'));
  expect(printed).toContain('such as "Monday, 9:00 to 12:30; Saturday, 10:00 to 12:00"');
});

/** Returns the minimal content with another text about the hours, in a time zone. */
const inZone = (zone: string, text: string, country = 'GB') => {
  const { 'site.yaml': site = '' } = edited('site.yaml', 'text: 9 to 5', `text: ${text}`);
  return {
    'site.yaml': site
      .replace('timeZone: Europe/London', `timeZone: ${zone}`)
      .replace('country: GB', `country: ${country}`),
  };
};

test('the name of another time zone', async () => {
  const { printed } = await findingsOf(inZone('Europe/London', 'Monday, 9 to 5 CET'));
  expect(printed).toMatchInlineSnapshot(`
    "content/site.yaml:29:24  warning  hours-text
      "hours.text" has "CET", which is not the time of Europe/London, the "timeZone" of the site.
      Expected GMT or BST, or no name of a time zone.
      Correct the text, or "timeZone" if that is wrong.

        28 |   closes: 17:00
      > 29 |   text: Monday, 9 to 5 CET
           |                        ^
        30 | social: []"
  `);
});

test.each([
  ['Europe/Paris', 'GMT', 'CET or CEST'],
  ['America/New_York', 'PST', 'EST or EDT'],
  ['Europe/Athens', 'CEST', 'EET or EEST'],
])('in %s, the time is not %s but %s', async (zone, found, expected) => {
  const { codes, printed } = await findingsOf(inZone(zone, `Monday, 9 to 5 (${found})`, 'FR'));
  expect(codes).toEqual(['hours-text']);
  expect(printed).toContain(`Expected ${expected}, or`);
});

test.each([
  ['Europe/London', 'Monday, 9 to 5 GMT'],
  ['Europe/London', 'Monday, 9 to 5 GMT/BST'],
  ['Europe/London', 'Monday, 9 to 5 UTC'],
  ['Europe/London', 'Monday, 9 to 5, in the best of times'],
  ['Europe/Dublin', 'Monday, 9 to 5 IST'],
  ['Europe/Dublin', 'Monday, 9 to 5 GMT'],
  ['Europe/Lisbon', 'Monday, 9 to 5 GMT'],
  ['Europe/Lisbon', 'Monday, 9 to 5 WET'],
  ['Europe/Berlin', 'Monday, 9 to 5 CEST'],
  ['America/Phoenix', 'Monday, 9 to 5 MST'],
  ['America/Chicago', 'Monday, 9 to 5 CST'],
  ['Australia/Brisbane', 'Monday, 9 to 5 AEST'],
  ['Asia/Kolkata', 'Monday, 9 to 5 IST'],
  ['Asia/Shanghai', 'Monday, 9 to 5 CST'],
  ['Africa/Lagos', 'Monday, 9 to 5 WAT'],
])('in %s, the hours may be "%s"', async (zone, text) => {
  const country = zone === 'Europe/London' ? 'GB' : 'FR';
  expect((await findingsOf(inZone(zone, text, country))).codes).toEqual([]);
});

test('other days than those of the fields', async () => {
  const { codes } = await findingsOf(hours(['Monday'], 'Monday to Friday, 9 to 5'));
  expect(codes).toEqual(['hours-text']);
});

test.each([
  [['Monday', 'Tuesday', 'Wednesday'], 'Monday to Wednesday'],
  [['Monday', 'Wednesday', 'Thursday'], 'Monday, Wednesday and Thursday'],
])('the days %j are suggested as "%s"', async (days, expected) => {
  const { printed } = await findingsOf(hours(days, 'Sundays, 9 to 5'));
  expect(printed).toContain(`such as "${expected}, 9:00 to 17:00"`);
});

test('times of other days', async () => {
  const friday = 'further:\n    - { days: [Friday], opens: "09:00", closes: "16:00" }';
  const codesOf = async (text: string) => {
    const { 'site.yaml': site = '' } = hours(['Monday', 'Tuesday'], text);
    const files = { 'site.yaml': site.replace(/( +)(text: .*)/, `$1$2\n$1${friday}`) };
    return (await findingsOf(files)).codes;
  };
  expect(await codesOf('Monday and Tuesday, 9am to 5pm; Friday, 9am to 4pm')).toEqual([]);
  expect(await codesOf('9am to 5pm Monday and Tuesday, 9am to 4pm Friday')).toEqual([]);
  expect(await codesOf('Monday, Tuesday and Friday, 9am to 5pm (Friday 9am to 4pm)')).toEqual([]);
  expect(await codesOf('Monday and Tuesday, 9am to 4pm; Friday, 9am to 5pm')).toEqual([
    'hours-text',
  ]);
});

test('hours by appointment may be in the fields or not', async () => {
  const text = 'Monday, 9am to 5pm; Friday, 9am to 5pm, by appointment';
  expect((await findingsOf(hours(['Monday'], text))).codes).toEqual([]);
  const saturday = 'Monday, 9am to 5pm (Saturdays by appointment)';
  expect((await findingsOf(hours(['Monday'], saturday))).codes).toEqual([]);
  expect((await findingsOf(hours(['Monday', 'Saturday'], saturday))).codes).toEqual([]);
});
