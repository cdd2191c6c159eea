import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns what is printed about a link to the booking, without the lines of the file. */
async function printedAbout(words: string) {
  const file = edited('words.yaml', /\n {2}link: .*/, `\n  link: "${words}"`);
  const { printed } = await findingsOf(file);
  return printed.replace(/^\S+:\d+:(\d+)/, 'at column $1').split('\n\n')[0];
}

test.each(['Book', 'Book with {{ provider }}', 'Book {one}, [two] or 100%', '{{provider}}'])(
  '%s is right',
  async (words) => {
    expect(await printedAbout(words)).toBe('');
  },
);

test('a variable that the page does not give', async () => {
  expect(await printedAbout('Book with {{ provder }}')).toMatchInlineSnapshot(`
    "at column 20  error  pattern-variable-unknown
      There is no variable "provder".
      Did you mean "provider"?"
  `);
});

test('a variable of towns, which other patterns have', async () => {
  expect(await printedAbout('Book {{ in_town }}')).toMatchInlineSnapshot(`
    "at column 15  error  pattern-variable-unknown
      There is no variable "in_town".
      Expected "provider"."
  `);
});

test.each(['{{ provider | upcase }}', '{% if provider %}'])(
  '%s, because scripts in the browser fill words too',
  async (words) => {
    const printed = await printedAbout(`Book ${words} at once`);
    expect(printed).toContain('error  pattern-invalid');
    expect(printed).toContain(`"${words}" is not possible here.`);
  },
);

test('braces that are not closed', async () => {
  expect(await printedAbout('Book with {{ provider }')).toMatchInlineSnapshot(`
    "at column 20  error  pattern-invalid
      The pattern cannot be filled.
      "{{ provider }" has no "}}". Expected two braces on each side, such as "{{ provider }}"."
  `);
});

test('a word that is missing', async () => {
  const { printed } = await findingsOf(edited('words.yaml', /\n {2}link: .*/, ''));
  expect(printed).toContain('error  field-missing');
  expect(printed).toContain('"booking.link" is missing.');
});

test('a word that nothing reads', async () => {
  const { printed } = await findingsOf(edited('words.yaml', /\n {2}link:/, '\n  lnk:'));
  expect(printed).toContain('There is no field "lnk" here.');
});
