import type { FindingArgs } from '#cli/model/finding.ts';
import type { agency as explained } from '../explanations/agency.ts';
import { didYouMean, elsewhere } from './advice.ts';
import type { MessagesOf } from './message.ts';
import { count } from '#cli/report/amounts.ts';
import { field, quote } from './values.ts';

/** The words of findings about contact details, office and booking. */
export const agency: MessagesOf<typeof explained> = {
  'brand-contrast': ({ colour, on, scheme, use, ratio, least, field: name, nearest }) => ({
    found: `${quote(colour.hex)} (${colour.role}) on ${quote(on.hex)} (${on.role}) has a contrast of ${Math.floor(ratio * 100) / 100}:1 in the ${scheme} scheme.`,
    expected: `Expected at least ${least}:1, because it is for ${use}.`,
    action:
      nearest === undefined
        ? 'Choose a lighter or a darker colour for one of the two.'
        : `Write "${name}: '${nearest}'", the nearest colour that passes.`,
  }),
  'company-incomplete': ({ field: name, missing }) => ({
    found: `${field(name)} is given, but ${quote(missing)} is missing.`,
    expected:
      'Expected the name, number, country of registration and office of a company, or none of them.',
    action: `Write ${quote(missing)}, or delete the other fields if the agency is not a company.`,
  }),
  'phone-impossible': ({ field: name, found, write }) => {
    const place = name === '' ? 'The link' : field(name);
    return write?.startsWith('https:')
      ? {
          found: `${place} has the number ${found}, which WhatsApp cannot open.`,
          expected:
            'Expected the code of the country and the number, as digits only, without "+" or 0 before them.',
          action: `Write ${quote(write)}.`,
        }
      : {
          found: `${place} has the number ${found}, which no phone in the UK can have.`,
          expected: 'Expected +44 and the number without its first 0, such as "+442079460123".',
          action:
            write === undefined
              ? 'Check for a digit too many or too few, and for a 0 after +44.'
              : `Write ${quote(write)}.`,
        };
  },
  'phone-display': ({ field: name, found, phone, expected }) => ({
    found:
      name === ''
        ? `The link says ${quote(found)}, but dials the number ${phone}.`
        : `${field(name)} is ${quote(found)}, which is not the number ${phone} of "phone".`,
    expected: `Expected the same number, such as ${quote(expected)}.`,
    action: 'Correct the one that is wrong.',
  }),
  'email-domain-alike': ({ field: name, found, suggestion }) => ({
    found: `${name === '' ? 'The address' : field(name)} is ${quote(found)}, and its domain looks like a typing error.`,
    ...didYouMean(suggestion),
  }),
  'hours-text': ({ found, expected, timeZone }) =>
    timeZone === undefined
      ? {
          found: `"hours.text" is ${quote(found)}, which is not what "days", "opens" and "closes" say.`,
          expected: `Expected the same days and hours, such as ${quote(expected)}.`,
          action: 'Correct the text, or the field that is out of date.',
        }
      : {
          found: `"hours.text" has ${quote(found)}, which is not the time of ${timeZone}, the "timeZone" of the site.`,
          expected: `Expected ${expected}, or no name of a time zone.`,
          action: 'Correct the text, or "timeZone" if that is wrong.',
        },
  'claim-contradicted': ({ found, claims }) =>
    claims.length > 0
      ? {
          found: `${quote(found)} is not a reply time that content/site.yaml claims.`,
          expected: `Expected ${claims.map(quote).join(' or ')}.`,
          action: 'Correct the text, or "claims" in content/site.yaml.',
        }
      : {
          found: `The text promises a reply time, ${quote(found)}, and content/site.yaml claims none.`,
          expected: 'Expected no time, or "claims" with this one.',
          action: 'Leave the time out, or add "promisedReply" to "claims".',
        },
  'fact-contradicted': ({ found, source, expected }) => ({
    found: `The text has ${quote(found)}, which does not agree with ${source}.`,
    expected: `Expected ${quote(expected)}.`,
    action: `Correct the text, or ${source}.`,
  }),
  'site-implausible': ({ kind, field: name, found, other = '' }) => ({
    found: `${field(name)} is ${quote(found)}, ${implausible[kind].found(other)}.`,
    expected: implausible[kind].expected,
    action: implausible[kind].action,
  }),
  'hours-reversed': ({ opens, closes }) => ({
    found: `The office closes at ${closes} and opens at ${opens}.`,
    expected: 'Expected it to open before it closes.',
    action:
      'Swap the two, or write the time on a clock of 24 hours: "17:00" for five in the afternoon.',
  }),
  'office-postcode-area': ({ found }) => ({
    found: `There is no postcode area ${quote(found)} in the UK.`,
    expected: 'Expected a postcode that starts with the letters of an area, such as "SE" or "LS".',
    action: 'Look up the postcode of the office.',
  }),
  'office-elsewhere': (args) => elsewhere(args, 'or correct "postcode"'),
  'office-city': ({ city, miles }) => ({
    found: `The point of the office is ${count(miles, 'mile')} from ${city}.`,
    expected: 'Expected a point in the city of the office.',
    action: 'Correct "city", or the latitude and longitude.',
  }),
  'booking-origin': ({ found, expected }) => ({
    found: `"booking.origin" is ${quote(found)}, but the booking page is at ${expected}.`,
    expected: `Expected ${quote(expected)}; from another origin, the page would not learn of bookings.`,
  }),
};

/** The words for implausible values of the site. */
const implausible: Record<
  FindingArgs['site-implausible']['kind'],
  { found(other: string): string; expected: string; action: string }
> = {
  preview: {
    found: () => 'which looks like the address of a test site',
    expected: 'Expected the address that visitors use, because search engines follow this one.',
    action: 'Write the public address.',
  },
  reply: {
    found: (promised) => `which is slower than "promisedReply", ${quote(promised)}`,
    expected: 'Expected the usual reply to come before the promised one.',
    action: 'Swap the two, or correct the one that is wrong.',
  },
  share: {
    found: () => 'which is not a share',
    expected: 'Expected a percentage up to 100%, such as "60%".',
    action: 'Correct the figure, and write "%" after it.',
  },
  network: {
    found: (label) => `which is not at ${label}`,
    expected: 'Expected the profile at the network of the label.',
    action: 'Correct the address or the label.',
  },
  profile: {
    found: () => 'which is not a profile but the start page of the network',
    expected: 'Expected the address of the profile of the agency.',
    action: 'Write that address, or delete the entry.',
  },
  vat: {
    found: () => 'which is not a VAT rate of the United Kingdom',
    expected: 'Expected 20, the standard rate, or 5 or 0.',
    action: 'Correct the rate.',
  },
  session: {
    found: () => 'which is too short for a session',
    expected: 'Expected the length of a session in minutes, such as 30.',
    action: 'Write the minutes, such as 90 for an hour and a half.',
  },
};
