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

describe('dates', () => {
  test.each([
    ['31 November', 'date', undefined],
    ['30 February 2026', 'date', undefined],
    ['29 February 2026', 'date', undefined],
    ['32nd March', 'date', undefined],
    ['Monday 3 March 2026', 'weekday', 'Tuesday 3 March 2026'],
    ['Friday, 27 November 2026', undefined, undefined],
    ['31/02/2026', 'date', undefined],
    ['12/31/2026', 'date', undefined],
    ['28/02/2026', undefined, undefined],
    ['29 February', undefined, undefined],
    ['29 February 2028', undefined, undefined],
    ['Monday 3 March', undefined, undefined],
  ])('%s', (found, kind, write) => {
    expect(slipsIn(`It ends on ${found}.`)).toEqual(kind ? [[kind, found, write]] : []);
  });
});

test.each(["'", "a'", 'abc,def/', 'a.', 'abc.Def(', '1,', '£1', '1.1', ' ', 'May 1'])(
  'takes time in proportion to a text of many %j',
  (part) => {
    const start = performance.now();
    typingErrors(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(3000);
  },
);
