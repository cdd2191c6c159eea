import type { Explanation } from './explanation.ts';

/** Explanations of findings about the agency: its colours, its contact details, its office and its booking page. */
export const agency = {
  'brand-contrast': {
    meaning:
      'Two colours that meet on pages are too much alike, so people with weak eyesight could not read a text or see a shape.',
    fix: 'Write the colour that the message gives. It has the same hue and is lighter or darker.',
    example: {
      file: 'brand/brand.yaml',
      instead: 'ink:\n    light: "#1c1c28"',
      wrong: 'ink:\n    light: "#9d9db0"',
      right: 'ink:\n    light: "#1c1c28"',
    },
  },
  'company-incomplete': {
    meaning:
      'A company must publish its name, its number, where it is registered, and its registered office. Some of these are missing.',
    fix: 'Write the missing field, or delete all of them if the agency is not a company.',
    example: {
      file: 'site.yaml',
      wrong: 'registeredIn: England and Wales',
      right: 'registeredIn: England and Wales\ncompanyNumber: "00000000"',
    },
  },
  'phone-impossible': {
    meaning: 'No phone in the UK can have this number, so nobody could call it.',
    fix: 'Write +44 and the number without its first 0, and count the digits.',
    example: {
      file: 'site.yaml',
      wrong: 'phone: "+4402079460167"',
      right: 'phone: "+442079460167"',
    },
  },
  'phone-display': {
    meaning:
      'Visitors would read another number than their phone dials: "phone" and "phoneDisplay" differ, or the words and the address of a link.',
    fix: 'Correct the one that is wrong.',
    example: {
      file: 'site.yaml',
      wrong: 'phone: "+442079460167"\nphoneDisplay: 020 7946 0143',
      right: 'phone: "+442079460167"\nphoneDisplay: 020 7946 0167',
    },
  },
  'email-domain-alike': {
    meaning:
      'The domain of the email address differs by a letter from that of the site or of a large provider.',
    fix: 'Check the spelling.',
    example: {
      file: 'site.yaml',
      wrong: 'email: hello@agnecy.example',
      right: 'email: hello@agency.example',
    },
  },
  'hours-text': {
    meaning:
      'The hours as people read them differ from those that search engines read, or name another time zone.',
    fix: 'Correct the text, or the days and times above it. Write each further period, such as the afternoons after a break, below "further".',
    example: {
      file: 'site.yaml',
      instead: 'text: 9 to 5',
      wrong: 'text: 9 to 6',
      right: 'text: 9 to 5',
    },
  },
  'claim-contradicted': {
    meaning:
      'A text promises a reply time that differs from the claims of the agency, or promises one although the agency claims none.',
    fix: 'Correct the text or the claim. Where the handbook lists variables, write "{{ promised_reply }}".',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: 'It depends. We reply within 3 days.',
      right: 'It depends.',
    },
  },
  'fact-contradicted': {
    meaning:
      'A text has another phone number, address, opening hours, founding year, VAT, law, length of a session, number of people, services or projects, or name of the agency, a client or a town than the file that has this fact.',
    fix: 'Correct the text, or the fact if that is out of date.',
    example: {
      file: 'screens/about.md',
      instead: 'The story of the agency.',
      wrong: 'The story of the agency since 2012.',
      right: 'The story of the agency since 2014.',
    },
  },
  'site-implausible': {
    meaning:
      'A value of the site is implausible: the address of a test site, a usual reply that is slower than the promised one, a share above 100%, a profile at another network than its label, a rate of VAT that the United Kingdom does not have, or a session of a few minutes.',
    fix: 'Correct the value.',
    example: {
      file: 'site.yaml',
      wrong: 'usualReply: 48 hours',
      right: 'usualReply: 2 hours',
    },
  },
  'hours-reversed': {
    meaning: 'The office would close before it opens.',
    fix: 'Swap the two times, or write the time on a clock of 24 hours.',
    example: {
      file: 'site.yaml',
      wrong: 'closes: 05:00',
      right: 'closes: 17:00',
    },
  },
  'office-postcode-area': {
    meaning: 'No postcode in the UK starts with these letters.',
    fix: 'Look up the postcode of the office.',
    example: { file: 'site.yaml', wrong: 'postcode: SX1 4QM', right: 'postcode: SE1 4QM' },
  },
  'office-elsewhere': {
    meaning:
      'The point of the office is far from its postcode area, so distances to all towns would be wrong.',
    fix: 'Check each digit, and the minus sign of a place west of Greenwich.',
    example: { file: 'site.yaml', wrong: 'longitude: -0.931', right: 'longitude: -0.0931' },
  },
  'office-city': {
    meaning: 'The point of the office is far from the town that "city" names.',
    fix: 'Correct the city, or the latitude and longitude.',
    example: { file: 'site.yaml', wrong: 'city: Leeds', right: 'city: London' },
  },
  'booking-origin': {
    meaning: 'The origin is not that of the booking page, so the site would not learn of bookings.',
    fix: 'Write the address of the booking page up to the first "/" after the domain.',
    example: {
      file: 'site.yaml',
      wrong: '  url: https://slots.example/agency\n  origin: https://slot.example',
      right: '  url: https://slots.example/agency\n  origin: https://slots.example',
    },
  },
} as const satisfies Record<string, Explanation>;
