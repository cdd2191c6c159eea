import { describe, expect, test } from 'vitest';
import { typingErrors } from '#cli/load/typingErrors.ts';

/** Returns the kinds of the typing errors in a text, with the text that is found and its correction. */
const slipsIn = (text: string) =>
  typingErrors(text).map(({ args: { kind, found, write } }) => [kind, found, write]);

describe('signs and spaces', () => {
  test.each([
    ['It is kept.. Always.', 'sign-twice', 'kept..', 'kept.'],
    ['The phone,, too.', 'sign-twice', 'phone,,', 'phone,'],
    ['The phone, , too.', 'sign-twice', 'phone, ,', 'phone,'],
    ['The phone , too.', 'space-before', 'phone ,', 'phone,'],
    ['It is here ,and there.', 'space-before', 'here ,and', 'here, and'],
    ['Ring {{ phone }} , or write.', 'space-before', ' ,', ','],
    ['Is it kept ?', 'space-before', 'kept ?', 'kept?'],
    ['It is kept.It stays.', 'space-missing', 'kept.It', 'kept. It'],
    ['We work in Leeds.The rest follows.', 'space-missing', 'Leeds.The', 'Leeds. The'],
    ['The phone,too.', 'space-missing', 'phone,too', 'phone, too'],
  ])('%s', (text, ...slip) => {
    expect(slipsIn(text)).toEqual([slip]);
  });

  test.each([
    'Wait… and wait... and wait . . . for it.',
    'Open ../images and then ./pages.',
    'Nation.Cymru and example.com write about Node.js.',
    'See https://www.example.org/a.Html,b or mail a.Smith@example.org.',
    'It costs 1,000, not 1,0.5, and f(a,b) is code.',
    'See www.Agency.example or Www.Agency.example.',
    'Brown & Sons Ltd., est. 1901, etc., and so on.',
  ])('%s has none', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['It should of checked that.', 'word-wrong', 'should of checked', 'should have checked'],
    ["We couldn't of gone.", 'word-wrong', "couldn't of gone", "couldn't have gone"],
    ['It must of been so.', 'word-wrong', 'must of been', 'must have been'],
    ['Its a good day.', 'word-wrong', 'Its a good', 'It is a good'],
    ['As its an old town, we rest.', 'word-wrong', 'its an old', 'it is an old'],
    ['We work -- and we rest.', 'hyphens', 'work -- and', 'work – and'],
  ])('%s', (text, ...slip) => {
    expect(slipsIn(text)).toEqual([slip]);
  });

  test.each([
    'The must of crushed grapes ferments, and what it could of course be is wine.',
    'Its a cappella choir sang its A-side and its a minor key. Its a la carte menu stays.',
    'Do as you should of need, and write “should of been” in quotation marks.',
    'Run npm run site -- validate, or git checkout -- file.',
    'Give the option --force, and a range of 3--5 pages.',
  ])('%s has no wrong one', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

describe('words that a hyphen divides', () => {
  test.each([
    ['It de-\npends on us.', 'de- pends'],
    ['On the well-known web- site.', 'web- site'],
    ['The web- site of a well. Our full-day course.', 'web- site'],
  ])('%j', (text, found) => {
    expect(slipsIn(text)).toEqual([['word-divided', found, undefined]]);
  });

  test.each([
    'Two- and three-day courses, pre- or post-launch.',
    'Short- versus long-term, client- as well as server-side.',
    'Vor- und Nachteile, and two-, three- or four-day courses.',
    'A well-known, state-of-the-art site - or so we hope.',
    'Courses of 5- day weeks, and the post- Brexit years.',
    'A check pre- instead of post-launch, in two- even three-day courses.',
    'A half- if not full-day course, and a one- perhaps two-page site.',
    'A one- or perhaps two-page site, and front- with back-end work.',
    'Vor- bzw. Nachteile, Vor- sowie Nachteile, kort- samt långsiktig.',
    'Kurse sind fünf- beziehungsweise sechstägig, klein- ja kleinstteilig.',
  ])('%s has none', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

describe('amounts of money', () => {
  test.each([
    ['£ 600', '£600'],
    ['££600', '£600'],
    ['600£', '£600'],
    ['2,000 €', '€2,000'],
    ['£2000', '£2,000'],
    ['£2.000', '£2,000'],
    ['€12.500.000', '€12,500,000'],
    ['£20,00', undefined],
    ['£2,000,00', undefined],
  ])('%s', (found, write) => {
    expect(slipsIn(`It costs ${found}.`)).toEqual([['amount', found, write]]);
  });

  test.each([
    '£600',
    '£7.50',
    '£902.50',
    '£2,000.50',
    '£1.125 million',
    '£2.500m',
    '£0.125',
    '£0.120',
    '£10k',
    '£5,000–£50,000',
  ])('%s is none', (amount) => {
    expect(slipsIn(`It costs ${amount}, or more.`)).toEqual([]);
  });
});

test('each wrong amount, range and date of a text', () => {
  const text =
    'It costs £2000, 600£, £ 30 or £500 pounds, £9–£2 or £8–£1, until 31 April or 30 February, not 31/02/2026 or 12/31/2026.';
  expect(slipsIn(text).map(([, found]) => found)).toEqual([
    '600£',
    '£500 pounds',
    '£2000',
    '£ 30',
    '£9–£2',
    '£8–£1',
    '31/02/2026',
    '12/31/2026',
    '31 April',
    '30 February',
  ]);
});

describe('a currency that is named twice', () => {
  test.each([
    ['£500 pounds', '£500'],
    ['£1.50p', '£1.50'],
    ['£50p', undefined],
    ['£0.5p', undefined],
  ])('%s', (found, write) => {
    expect(slipsIn(`It costs ${found}.`)).toEqual([['unit-twice', found, write]]);
  });

  test.each(['£5 and 50 pounds of flour', '£20 pound coins', '£500 a pallet, 50p each'])(
    '%s is none',
    (text) => {
      expect(slipsIn(`It costs ${text}.`)).toEqual([]);
    },
  );
});

describe('ranges', () => {
  test.each([
    ['It costs £9,000–£2,000.', '£9,000–£2,000', '£2,000–£9,000'],
    ['It costs between £900 and £20.50.', 'between £900 and £20.50', 'between £20.50 and £900'],
    ['It was there in 2019–2014.', '2019–2014', '2014–2019'],
  ])('%s', (text, found, write) => {
    expect(slipsIn(text)).toEqual([['range', found, write]]);
  });

  test.each([
    'It costs £2,000–£9,000, or £900–£2m, or £900–£2 million.',
    'It fell from £9,000 to £2,000. The difference between £9,000 and £2,000 is £7,000.',
    'We choose between £9,000 and £2,000: £9,000 – £2,000 is £7,000.',
    'It was there in 2014–2019, 2019–20 and 1999–2001. Ring 2019-2014, and see RFC2068–2045.',
  ])('%s has none in the wrong order', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

describe('times', () => {
  test.each([
    ['13pm', '1pm'],
    ['17:00pm', '5:00pm'],
    ['17.30 pm', '5.30 pm'],
    ['13am', undefined],
    ['9.75am', undefined],
  ])('%s', (found, write) => {
    expect(slipsIn(`It opens at ${found}.`)).toEqual([['time', found, write]]);
  });

  test.each(['9am–5.30pm', '12.30 pm', '17:00', 'an orbital of 53 pm', 'model A13pm'])(
    '%s is none',
    (text) => {
      expect(slipsIn(`It has ${text}, or so.`)).toEqual([]);
    },
  );
});

describe('dates', () => {
  test.each([
    ['31 November', 'date', undefined],
    ['30 February 2026', 'date', undefined],
    ['29 February 2026', 'date', undefined],
    ['32nd March', 'date', undefined],
    ['Monday 3 March 2026', 'weekday', 'Tuesday 3 March 2026'],
    ['Friday, 27 November 2026', undefined, undefined],
    ['31/02/2026', 'date', undefined],
    ['12/31/2026', 'date', '31/12/2026'],
    ['28/02/2026', undefined, undefined],
    ['29 February', undefined, undefined],
    ['29 February 2028', undefined, undefined],
    ['Monday 3 March', undefined, undefined],
  ])('%s', (found, kind, write) => {
    expect(slipsIn(`It ends on ${found}.`)).toEqual(kind ? [[kind, found, write]] : []);
  });
});

test.each([
  "'",
  "a'",
  '£1,000',
  '£1–',
  '2019–',
  'between £1 and ',
  'abc,def/',
  'a.',
  'abc.Def(',
  '1,',
  '£',
  '£1',
  '1.1',
  ' ',
  'May 1',
])('takes time in proportion to a text of many %j', (part) => {
  // In quadratic time, four times the text would take sixteen times as long. Times below 100 ms are not exact.
  const limit = 8 * processorTime(part.repeat(25_000)) + 100_000;
  expect(processorTime(part.repeat(100_000))).toBeLessThan(limit);
});

/** Returns the time for which the processor is busy with a text, in microseconds. */
function processorTime(text: string): number {
  const start = process.threadCpuUsage();
  typingErrors(text);
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}
