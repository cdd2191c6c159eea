import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const site = (from: string | RegExp, to: string) => edited('site.yaml', from, to);

test.each([
  '020 7946 0167',
  '+44 20 7946 0167',
  '+44 (0)20 7946 0167',
  '(020) 7946-0167',
  '0044 20 7946 0167',
])('%s is the number +442079460167', async (display) => {
  expect((await findingsOf(site('020 7946 0167', display))).printed).toBe('');
});

test('a number that people read differently', async () => {
  expect((await findingsOf(site('020 7946 0167', '020 7946 0124'))).printed).toMatchInlineSnapshot(`
    "content/site.yaml:10:15  error  phone-display
      "phoneDisplay" is "020 7946 0124", which is not the number +442079460167 of "phone".
      Expected the same number, such as "020 7946 0167".
      Correct the one that is wrong.

         9 | phone: "+442079460167"
      > 10 | phoneDisplay: 020 7946 0124
           |               ^
        11 | chat:"
  `);
});

test('a wrong number with an extension', async () => {
  const display = async (text: string) => (await findingsOf(site('020 7946 0167', text))).codes;
  expect(await display('020 7946 0167 ext. 12')).toEqual([]);
  expect(await display('020 7946 0124 ext. 12')).toEqual(['phone-display']);
});

test('a number that no phone has', async () => {
  expect((await findingsOf(site('+442079460167', '+4402079460167'))).printed)
    .toMatchInlineSnapshot(`
    "content/site.yaml:9:8  error  phone-impossible
      "phone" has the number +4402079460167, which no phone in the UK can have.
      Expected +44 and the number without its first 0, such as "+442079460123".
      Check for a digit too many or too few, and for a 0 after +44.

         8 | description: It does things.
      >  9 | phone: "+4402079460167"
           |        ^
        10 | phoneDisplay: 020 7946 0167"
  `);
});

test('a chat link without the country', async () => {
  const { codes } = await findingsOf(site('wa.me/447700900142', 'wa.me/07700900142'));
  expect(codes).toEqual(['phone-impossible']);
});

test.each(['+447700900142', '07700900142', '00447700900142', '+44(0)7700900142'])(
  'a chat link with %s gets the digits that WhatsApp opens as a suggestion',
  async (number) => {
    const { printed } = await findingsOf(site('wa.me/447700900142', `wa.me/${number}`));
    expect(printed).toContain(`has the number ${number}, which WhatsApp cannot open.`);
    expect(printed).toContain('Write "https://wa.me/447700900142".');
  },
);

const body = (text: string) => edited('services/marketing.md', 'All about it.', text);

test.each([
  '[Call us](tel:+442079460167)',
  '[020 7946 0167](tel:+442079460167)',
  '[020 7946 0167](tel:02079460167)',
  '[+44 (0)20 7946 0167](tel:+44-20-7946-0167)',
  '[Call 020 7946 0167 or 020 7946 0168](tel:+442079460167)',
  '[0800 1111](tel:08001111)',
  '[Lifeline, 13 11 14](tel:131114)',
  '[In Paris: 01 42 68 53 00](tel:+33142685300)',
])('a link in a text dials what it says: %s', async (link) => {
  expect((await findingsOf(body(link))).printed).toBe('');
});

test('a link in a text that dials no phone', async () => {
  expect((await findingsOf(body('[Call us](tel:+4402079460167)'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:1  warning  fact-contradicted
      The text has "tel:+4402079460167", which does not agree with "phone" in content/site.yaml.
      Expected "tel:+442079460167".
      Correct the text, or "phone" in content/site.yaml.

        47 |
      > 48 | [Call us](tel:+4402079460167)
           | ^
        49 |

    content/services/marketing.md:48:1  error  phone-impossible
      The link has the number +4402079460167, which no phone in the UK can have.
      Expected +44 and the number without its first 0, such as "+442079460123".
      Write "tel:+442079460167".

        47 |
      > 48 | [Call us](tel:+4402079460167)
           | ^
        49 |"
  `);
});

test('a link in a text that dials another number than it says', async () => {
  expect((await findingsOf(body('[Call 020 7946 0167](tel:02079460124)'))).printed)
    .toMatchInlineSnapshot(`
    "content/services/marketing.md:48:1  error  phone-display
      The link says "020 7946 0167", but dials the number +442079460124.
      Expected the same number, such as "020 7946 0124".
      Correct the one that is wrong.

        47 |
      > 48 | [Call 020 7946 0167](tel:02079460124)
           | ^
        49 |"
  `);
});

test('an email address at a domain like that of the site', async () => {
  expect((await findingsOf(site('hello@agency.example', 'hello@agnecy.example'))).printed)
    .toMatchInlineSnapshot(`
    "content/site.yaml:14:8  warning  email-domain-alike
      "email" is "hello@agnecy.example", and its domain looks like a typing error.
      Did you mean "hello@agency.example"?

        13 |   url: https://wa.me/447700900142
      > 14 | email: hello@agnecy.example
           |        ^
        15 | office:"
  `);
});

test.each(['hello@agency,example', 'hello@@agency.example'])(
  '%s is not an address',
  async (email) => {
    expect((await findingsOf(site('hello@agency.example', email))).codes).toEqual([
      'field-invalid',
    ]);
  },
);

test('a booking page at another origin', async () => {
  expect(
    (await findingsOf(site('origin: https://slots.example', 'origin: https://slot.example')))
      .printed,
  ).toMatchInlineSnapshot(`
    "content/site.yaml:38:11  error  booking-origin
      "booking.origin" is "https://slot.example", but the booking page is at https://slots.example.
      Expected "https://slots.example"; from another origin, the page would not learn of bookings.

        37 |   url: https://slots.example/agency
      > 38 |   origin: https://slot.example
           |           ^
        39 |   minutes: 30"
  `);
});

test.each([
  ['companyNumber', 'companyNumber: "00000000"', 'companyNumber: "0000000"'],
  ['vatNumber', 'vatNumber: GB 000 0000 00', 'vatNumber: GB 000 0000'],
])('a %s with a digit too few', async (_, from, to) => {
  expect((await findingsOf(site(from, to))).codes).toEqual(['field-invalid']);
});

test.each([
  ['locale: en-GB', 'locale: en-US', 'such as "en-GB" or "cy-GB", because "country" is "GB"'],
  ['timeZone: Europe/London', 'timeZone: Europe/Paris', 'Expected "Europe/London"'],
  ['timeZone: Europe/London', 'timeZone: Europe/Londn', 'Expected the time zone of the office'],
  ['registeredIn: England and Wales', 'registeredIn: United Kingdom', 'the part of the United'],
])('%s becomes %s', async (from, to, expected) => {
  const { codes, printed } = await findingsOf(site(from, to));
  expect(codes).toEqual(['field-invalid']);
  expect(printed).toContain(expected);
});

test('a company number of Scotland', async () => {
  expect((await findingsOf(site('"00000000"', 'SC000000'))).printed).toBe('');
});

test('a comma in the address of a link is one finding', async () => {
  const { codes } = await findingsOf(body('[Write](mailto:hello@agency,example)'));
  expect(codes).toEqual(['link-malformed']);
});

test.each([
  ['[us](tel:+442079460176)', 'tel:+442079460167'],
  ['[us](tel:02079460176)', 'tel:+442079460167'],
  ['[us](https://wa.me/447700900124)', 'https://wa.me/447700900142'],
  ['[us](mailto:helo@agency.example)', 'mailto:hello@agency.example'],
])('%s leads elsewhere by a typing error: expected %s', async (link, expected) => {
  const { codes, printed } = await findingsOf(body(`Try ${link}.`));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}".`);
});

test.each([
  '[us](tel:+442079460167)',
  '[the night line](tel:+442079460168)',
  '[the council](tel:+441904551550)',
  '[us](https://wa.me/447700900142)',
  '[the press desk](mailto:press@agency.example)',
  '[them](mailto:helo@other.example)',
])('%s has no typing error', async (link) => {
  expect((await findingsOf(body(`Try ${link}.`))).printed).toBe('');
});

test.each(['07700900199', '+447700900199', '%2B447700900199', '44%207700%20900199'])(
  'a chat link with %s in a text gets the digits that WhatsApp opens as a suggestion',
  async (number) => {
    const { codes, printed } = await findingsOf(body(`Ask [her](https://wa.me/${number}).`));
    expect(codes).toEqual(['phone-impossible']);
    expect(printed).toContain('The link has the number');
    expect(printed).toContain('Write "https://wa.me/447700900199".');
  },
);

test('a chat link with a typing error in the number of the agency and without the country is one finding', async () => {
  const { codes } = await findingsOf(body('Ask [us](https://wa.me/07700900124).'));
  expect(codes).toEqual(['fact-contradicted']);
});

test.each(['message/ABCDEFGH12345', 'qr/ABCDEFGH12345', '447700900199?text=Hello', '?text=Hello'])(
  'a chat link with %s is accepted',
  async (target) => {
    expect((await findingsOf(body(`Ask [her](https://wa.me/${target}).`))).printed).toBe('');
    const chat = target.startsWith('?') ? '447700900142' : target;
    expect((await findingsOf(site('wa.me/447700900142', `wa.me/${chat}`))).printed).toBe('');
  },
);

test('a typing error that a link shows has one finding', async () => {
  const link = '[020 7946 0176](tel:+442079460176)';
  expect((await findingsOf(body(`Ring ${link}.`))).codes).toEqual(['fact-contradicted']);
});

test('an address of the office with a letter too few', async () => {
  const files = site('  email: hello@agency.example', '  email: helo@agency.example');
  const { printed } = await findingsOf(files);
  expect(printed).toContain('The text has "helo@agency.example"');
  expect(printed).toContain('Expected "hello@agency.example"');
});
