import type { FindingArgs } from '#cli/model/finding.ts';
import type { texts as explained } from '../explanations/texts.ts';
import { didYouMean } from './advice.ts';
import { choices, list } from './lists.ts';
import type { MessagesOf } from './message.ts';
import { count } from '#cli/report/amounts.ts';
import { field, quote, range } from './values.ts';

/** The words of findings about wording, search results and patterns. */
export const texts: MessagesOf<typeof explained> = {
  'text-unwritten': ({ count, isDraft }) => ({
    found:
      count === 1
        ? 'A text is still to be written: it says "TO WRITE".'
        : `${count} texts are still to be written: they say "TO WRITE".`,
    ...(isDraft
      ? {
          expected: 'Expected every entry to be finished before the site goes live.',
          action: `${unwrittenAdvice}, or delete the file.`,
        }
      : {
          expected: 'Expected an entry that visitors see to be finished.',
          action: `${unwrittenAdvice}, or add the line "draft: true".`,
        }),
  }),
  'text-placeholder': ({ found }) => ({
    found: `The text has ${quote(found)}, which looks like a placeholder.`,
    expected: 'Expected the text that visitors will read.',
    action: 'Write it, or delete the placeholder.',
  }),
  'text-pasted': ({ found, kind }) => ({
    found: `The text has ${quote(found)}, which ${pastedFrom[kind]}.`,
    expected: 'Expected the words for visitors only.',
    action:
      kind === 'office'
        ? 'Write what belongs there, or delete it.'
        : kind === 'attachment'
          ? 'Link to the file, or delete the sentence.'
          : 'Delete it.',
  }),
  'text-garbled': ({ found, meant }) => ({
    found: `The text has ${quote(found)}, which a program made when it read the file in the wrong encoding.`,
    ...(meant ? didYouMean(meant) : { action: 'Write the character that was meant.' }),
  }),
  'sentence-unfinished': ({ kind, found, write }) => ({
    found: unfinished[kind].found(quote(found)),
    expected: unfinished[kind].expected,
    action: write === undefined ? unfinished[kind].action : `Write ${quote(write)}.`,
  }),
  'text-slip': ({ kind, found, write }) => ({
    found: `The text has ${quote(found)}, ${typingErrors[kind].found}.`,
    ...(typingErrors[kind].expected !== undefined && { expected: typingErrors[kind].expected }),
    action: write === undefined ? typingErrors[kind].action : `Write ${quote(write)}.`,
  }),
  'text-language': ({ found, language }) => ({
    found: `The text that starts with ${quote(found)} is in ${language}.`,
    expected: 'Expected English, the language of the site.',
    action: 'Translate it, or put it in quotation marks if it is a quotation.',
  }),
  'word-repeated': ({ found, word, variable }) => ({
    found: `The text has ${quote(found)}, ${variable === undefined ? 'the same word twice' : `and the variable has "${word}" itself`}.`,
    action:
      variable === undefined ? `Delete one "${word}".` : `Delete "${word}" beside the variable.`,
  }),
  'field-markup': ({ field: name, found, kind }) => ({
    found: `${field(name)} has ${quote(found)}, which visitors would see as it is written.`,
    expected: `Expected plain text, because ${markupPlaces[kind]}.`,
    action:
      kind === 'entity'
        ? 'Write the character itself, such as "&" or "£".'
        : 'Write it without these signs.',
  }),
  'text-repeated': ({ field: name, other }) => ({
    found: `${field(name)} has the same text as ${other === undefined ? 'another file' : `${field(other)} in this file`}.`,
    expected: `Expected a text of its own; this one may be left over from a copied ${other === undefined ? 'file' : 'paragraph'}.`,
    action:
      other === undefined ? 'Write another text, or delete one of the two.' : 'Write another text.',
  }),
  'heading-repeated': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, as in another file.`,
    expected: 'Expected words of its own, so that visitors can tell the two apart.',
    action: 'Change one of the two.',
  }),
  'tag-alike': (args) => {
    const { kind, found } = args;
    if ('several' in args) {
      const [first = '', ...others] = args.several;
      if (others.length === 0) {
        return {
          found: `The tag ${quote(found)} has a sign that separates tags.`,
          expected:
            'Expected each tag on a line of its own, without commas, semicolons or slashes between spaces.',
          ...(first === ''
            ? { action: 'Write the name of the tag, or delete the line.' }
            : didYouMean(first)),
        };
      }
      return {
        found: `The tag ${quote(found)} looks like several tags in one.`,
        expected:
          'Expected each tag on a line of its own, without commas, semicolons or slashes between spaces.',
        action: `Write ${list(args.several.map((tag) => quote(`- ${tag}`)))}, each on its own line${
          / \/ /.test(found) ? ', or write one tag without spaces around the slash' : ''
        }.`,
      };
    }
    return {
      found: `The ${kind} ${quote(found)} is nearly the same as another.`,
      expected: `Expected one spelling, because ${
        {
          tag: 'each tag has a list of its own',
          author: 'a name in content/people/ adds the portrait',
          group: 'each group has a heading of its own',
        }[kind]
      }.`,
      ...didYouMean(args.suggestion),
    };
  },
  'tag-unused': ({ found, known }) => ({
    found: `No post has the tag ${quote(found)}, so no page shows its text.`,
    expected: `Expected a tag of the posts: ${choices(known, found)}.`,
    action: 'Correct the tag, or delete it with its text.',
  }),
  'title-repeated': ({ title }) => ({
    found: `The title ${quote(title)} is used by another page.`,
    expected: 'Expected a title that no other page has.',
    action: 'Write a title of its own here, or delete this file if it is a copy.',
  }),
  'description-repeated': ({ found }) => ({
    found: `The description ${quote(found)} is used by another page.`,
    expected: 'Expected a description that no other page has.',
    action: 'Say what is on this page only.',
  }),
  'headline-length': ({ found, limit }) => ({
    found: `The heading of the page has ${count(found, 'character')}.`,
    expected: `Expected at most ${limit}, because it is the largest text of the page.`,
    action: 'Shorten it, and move the rest to the text below it.',
  }),
  'search-title-length': ({ found, limits }) => ({
    found: `The title has ${count(found, 'character')}.`,
    expected: `Expected ${range(limits)}; search results cut off longer ones.`,
  }),
  'search-description-length': ({ found, limits }) => ({
    found: `The description has ${count(found, 'character')}.`,
    expected: `Expected ${range(limits)}; search results cut off longer ones.`,
  }),
  'pattern-title-length': ({ found, title, limits }) => ({
    found: `The pattern makes a title of ${count(found, 'character')}: ${quote(title)}.`,
    expected: `Expected ${range(limits)} in every town.`,
  }),
  'pattern-description-length': ({ found, description, limits }) => ({
    found: `The pattern makes a description of ${count(found, 'character')}: ${quote(description)}.`,
    expected: `Expected ${range(limits)} in every town.`,
  }),
  'pattern-title-repeated': ({ title, path }) => ({
    found: `The pattern gives the title ${quote(title)} to ${path}.`,
    expected: 'Expected a title that no other page has.',
    action: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
  }),
  'pattern-heading-repeated': ({ heading, path }) => ({
    found: `The pattern gives the heading ${quote(heading)} to ${path}.`,
    expected: 'Expected a heading that no other page has.',
    action: 'Use {{ town }} in the pattern, and words that no other variant uses.',
  }),
  'pattern-invalid': ({ reason }) => ({
    found: 'The pattern cannot be filled.',
    expected: reason,
  }),
  'pattern-town': ({ found, write }) => ({
    found: `The pattern has ${quote(found)}, and other towns would have it on their pages, too.`,
    expected: 'Expected a variable, because many towns share the pattern.',
    action: `Write ${quote(write)} instead.`,
  }),
  'pattern-variable-unknown': ({ found, suggestion, known, needs }) =>
    needs === undefined
      ? {
          found: `There is no variable ${quote(found)}.`,
          ...(suggestion
            ? didYouMean(suggestion)
            : { expected: `Expected ${choices(known, found)}.` }),
        }
      : {
          found: `The variable ${quote(found)} has no value, because ${needs.file} has no ${quote(needs.field)}.`,
          expected: 'Expected variables for facts that the agency states.',
          action: `Delete the sentence with it, or write ${quote(needs.field)} in ${needs.file}.`,
        },
  'pattern-filter-unknown': ({ found, suggestion, known }) => ({
    found: `There is no filter ${quote(found)}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known, found)}.` }),
  }),
};

/** The advice for an entry with parts that are still to be written, as the start of a sentence. */
const unwrittenAdvice =
  'Write what is missing and delete the mark "TO WRITE", with the whole line if it starts with "#"';

/** The words for each kind of typing error, and the advice if the intended text is unknown. */
const typingErrors: Record<
  FindingArgs['text-slip']['kind'],
  { found: string; expected?: string; action: string }
> = {
  'sign-twice': { found: 'with the same sign twice', action: 'Delete one of the two.' },
  'space-before': { found: 'with a space before the sign', action: 'Delete the space.' },
  'space-missing': { found: 'without a space after the sign', action: 'Add the space.' },
  'word-divided': {
    found: 'a word that a hyphen and a space divide',
    expected: 'Expected no division, because a browser divides the lines.',
    action:
      'Join the two parts, write a dash between two spaces if it is one, or write both words in full.',
  },
  'word-wrong': { found: 'which is a typing error', action: 'Correct it.' },
  hyphens: { found: 'with two hyphens in place of a dash', action: 'Write a dash.' },
  'link-space': { found: 'without a space beside the link', action: 'Add the space.' },
  amount: {
    found: 'which is not how other amounts are written',
    expected: 'Expected no space after the sign, and commas between thousands, such as "£2,000".',
    action: 'Check for a digit too many or too few.',
  },
  'unit-twice': {
    found: 'which names the currency twice',
    expected: 'Expected the sign alone, or the word or letter alone, such as "£1.50" or "50p".',
    action: 'Delete one of the two.',
  },
  range: {
    found: 'whose end is below its start',
    expected: 'Expected the lower number first.',
    action: 'Swap the two, or correct one.',
  },
  time: {
    found: 'which is not a time of day',
    expected: 'Expected up to 12 hours and 59 minutes before "am" or "pm", such as "5.30pm".',
    action: 'Correct the time.',
  },
  date: {
    found: 'and there is no such day',
    expected: 'Expected a day that the month has.',
    action: 'Look the date up.',
  },
  weekday: {
    found: 'which is another day of the week',
    expected: 'Expected the day of the week on which the date falls.',
    action: 'Correct the day of the week, or the date.',
  },
};

/** The kinds of programs that add words to a text. */
const pastedFrom: Readonly<Record<FindingArgs['text-pasted']['kind'], string>> = {
  mail: 'a mail program adds to messages',
  chat: 'a chat program adds to messages',
  assistant: 'an assistant writes around its answer',
  office: 'a word processor or a spreadsheet has left',
  blog: 'a program for blogs adds to posts',
  attachment: 'only a message can say, because a page has no attachments',
};

/** The words for the parts that a sentence can lack. */
const unfinished: Record<
  FindingArgs['sentence-unfinished']['kind'],
  { found(words: string): string; expected: string; action: string }
> = {
  'cut-off': {
    found: (words) => `The text ends with ${words}, in the middle of a sentence.`,
    expected: 'Expected a sentence that ends.',
    action: 'Write the rest of it, or delete its last words.',
  },
  'no-stop': {
    found: (words) => `The text ends with ${words}, without a full stop.`,
    expected: 'Expected one, because the sentence before has one.',
    action: 'Write the rest of the sentence, or add the full stop.',
  },
  bracket: {
    found: (words) => `The bracket before ${words} is not closed.`,
    expected: 'Expected ")" at the end of what is in brackets.',
    action: 'Add ")", or delete "(".',
  },
  quote: {
    found: (words) => `The text has an odd number of quotation marks, one of them at ${words}.`,
    expected: 'Expected a mark at the start and one at the end of each quotation.',
    action: 'Add the mark that is missing, or delete the one that is too many.',
  },
  article: {
    found: (words) => `The text has ${words}.`,
    expected: 'Expected "an" before a vowel, and "a" before other letters.',
    action: 'Correct the word.',
  },
  question: {
    found: (words) => `The question ${words} has no question mark.`,
    expected: 'Expected a question, as a visitor would ask it.',
    action: 'Add the question mark, or write a question.',
  },
};

/** The reasons why a field shows a kind of markup as it is written. */
const markupPlaces: Record<FindingArgs['field-markup']['kind'], string> = {
  markdown: 'Markdown works in the text below the fields only',
  html: 'HTML works in the text below the fields only',
  entity: 'entities work in the text below the fields only',
  pattern: 'variables work in the patterns of variants and town pages only',
};
