import type { FindingArgs } from '#cli/model/finding.ts';
import type { yaml as explained } from '../explanations/yaml.ts';
import type { Message, MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { field, indentBy, quote, show } from './values.ts';

/** The words of findings about YAML and front matter. */
export const yaml: MessagesOf<typeof explained> = {
  'yaml-invalid': ({ reason }) => ({
    found: 'The fields cannot be read from here on.',
    expected: reason,
  }),
  'yaml-colon-missing': ({ field: name, write }) => ({
    found: `There is no colon after ${quote(name)}.`,
    action: `Write it as ${write}`,
  }),
  'yaml-space-missing': ({ after, write }) => ({
    found: `There is no space after the ${after === ':' ? 'colon' : 'hyphen'}.`,
    action: `Write it with a space: ${write}`,
  }),
  'yaml-space-invisible': ({ name }) => ({
    found: `There is a character that cannot be seen: ${name === 'invisible character' ? 'it has no width' : `a ${name}`}.`,
    expected: 'Expected ordinary spaces around fields.',
    action: `Delete the ${name}, and type the space again if one belongs there.`,
  }),
  'yaml-indent': ({ by, last, below, belongs }) => ({
    found: belongs
      ? `${last ? `This line and those below it, up to line ${last}, belong` : 'The line belongs'} to the text of ${quote(belongs)}, but ${last ? 'are' : 'is'} not indented.`
      : below
        ? `The text below ${quote(below)}${last ? `, up to line ${last},` : ''} is not indented, so the field would be empty.`
        : `${last ? `This line and those below it, up to line ${last}, are` : 'The line is'} indented too ${by > 0 ? 'little' : 'far'}.`,
    expected:
      below || belongs
        ? 'Expected each line of the text to start further in than its field.'
        : 'Expected lines that belong together to start in the same column.',
    action: indentBy(by, last),
  }),
  'yaml-tab': ({ lines }) => ({
    found:
      lines > 1
        ? `The line is indented with a tab, and so ${lines === 2 ? 'is' : 'are'} ${count(lines - 1, 'other line')}.`
        : 'The line is indented with a tab.',
    expected: 'Expected spaces; YAML allows no tabs there.',
    action: 'Replace each tab with two spaces.',
  }),
  'yaml-quotes': ({ kind, sign = '', write }) => ({
    found: {
      curly: 'The text is in curly quotation marks, which YAML takes for a part of it.',
      inside: 'The text has quotation marks inside quotation marks.',
      apostrophe: 'The text in single quotation marks has an apostrophe, which ends it.',
      backslash:
        'The text in double quotation marks has a backslash, which YAML takes for a sign of its own.',
      after:
        sign === '#'
          ? 'The comment has no space before its "#".'
          : `The line has ${quote(sign)} after the closing quotation mark.`,
      alone: 'The quotation mark at the end of the text has no partner at its start.',
      start: `A text that starts with "${sign}" needs quotation marks.`,
      colon: 'A text with a colon and a space in it needs quotation marks.',
      hash: 'A text with a space and "#" in it needs quotation marks.',
      colours:
        'The colours have no quotation marks, so YAML takes the rest of the line for a comment.',
      'colour-mark': 'A colour has a quotation mark at one of its ends only.',
      comment: 'A text that starts with "#" is a comment, so nothing is left of it.',
      lines: 'The text of several lines is in quotation marks, and has such a mark inside.',
      folded: 'The text below the field has a colon and a space in it, so it would be a field.',
      link: 'The link is written as in the text of a page.',
    }[kind],
    action:
      kind === 'curly'
        ? `Write it with straight ones, or none: ${write}`
        : kind === 'colours' || kind === 'colour-mark'
          ? `Put each colour in quotation marks: ${write}`
          : kind === 'lines'
            ? `Write ${quote(write)} with the text in the lines below it, and delete the outer marks.`
            : kind === 'folded'
              ? `Write ${quote(write)} above the text.`
              : `Write it as ${write}`,
  }),
  'yaml-quote-open': ({ field: name, last }) => ({
    found: `The quotation mark ${name ? `after ${quote(name)}` : 'that opens here'} is not closed.`,
    action: last ? `Put one at the end of line ${last}.` : 'Close it at the end of the text.',
  }),
  'yaml-comment': ({ comment }) => ({
    found: `From the "#" on (${quote(`#${comment}`)}) the line is a comment, which no page shows.`,
    action: 'If it belongs to the text, put the whole text in quotation marks.',
  }),
  'yaml-alias': ({ name, write, kind }) =>
    kind === undefined
      ? {
          found: `The text starts with "&" or "*" (${quote(name)}), which YAML reads as a reference.`,
          action: `Put the text in quotation marks: ${write}`,
        }
      : references[kind](name, write),
  'yaml-bracket': ({ missing, instead, write }) => ({
    found: instead
      ? `There is a "${instead}" instead of a ${bracketNames[missing]} "${missing}" in this line.`
      : `The ${bracketNames[missing]} "${missing}" is missing in this line.`,
    action: `${instead ? 'Write a comma instead of the semicolon' : 'Write it as'}${instead ? ':' : ''} ${write}`,
  }),
  'yaml-number-comma': ({ found, write }) =>
    write.startsWith('"#')
      ? {
          found: `The colour is written as ${quote(found)}, and the comma would end it.`,
          expected: 'Expected "#" and six digits or letters from a to f in quotation marks.',
          action: `Write ${write}.`,
        }
      : {
          found: `The number is written as ${quote(found)}, ${found.includes('.') ? `which is ${number(Number.parseInt(found, 10))}` : 'and the comma would end it'}.`,
          expected: write.includes('.')
            ? 'Expected a full stop before its decimals.'
            : 'Expected digits only.',
          action: `Write ${write}.`,
        },
  'yaml-list-mark': ({ found, write, joined }) => ({
    found: joined
      ? `The line does not start with "- ", so it is a part of the entry above it: ${quote(joined)}.`
      : found === ''
        ? 'The entry of the list does not start with "- ".'
        : found === '-'
          ? 'The line starts a new entry of the list, but belongs to the entry above it.'
          : `The entry of the list starts with ${quote(found)}.`,
    expected:
      found === '-'
        ? 'Expected a hyphen only at the first line of an entry.'
        : 'Expected a hyphen and a space.',
    action:
      found === '-'
        ? `Replace the hyphen with a space: ${write}`
        : joined
          ? `Write ${quote(write)} below the other hyphens, or move the words to the line above.`
          : `Write it as ${write}`,
  }),
  'yaml-field-form': ({ write }) => ({
    found: 'The line is not written as a field.',
    expected: 'Expected the name of the field, a colon, a space and the value.',
    action: `Write it as ${write}`,
  }),
  'yaml-fields-joined': ({ field: name, other, write }) => ({
    found: `${field(other)} is on the line of ${field(name)}, so it would be a part of its text.`,
    expected: 'Expected each field on a line of its own.',
    action: `Start a new line before it: ${write}`,
  }),
  'yaml-duplicate-key': ({ key }) => ({
    found: `${field(key)} appears a second time.`,
    expected: 'Expected each field once.',
    action: 'Delete the one that is wrong.',
  }),
  'front-matter-missing': () => ({
    found: 'The file does not start with a line "---".',
    expected: 'Expected its fields between two lines "---", and the text below them.',
    action: 'Add the two lines; content/README.md has an example.',
  }),
  'front-matter-mark': ({ kind, found }) => frontMatterMark(kind, found),
  'front-matter-unclosed': () => ({
    found: 'The fields start with a line "---", but no second "---" ends them.',
    action: 'Add a line "---" above this line, between the fields and the text.',
  }),
  'front-matter-not-fields': ({ found, group }) => ({
    found: `Instead of fields there is ${show(found)}.`,
    ...(group === undefined
      ? {
          expected: 'Expected lines such as "title: Digital Marketing".',
          action:
            'Write the fields that content/README.md lists for this file, each on a line of its own.',
        }
      : {
          expected: `Expected the list below the name of its field, ${quote(group)}.`,
          action: `Add a line above it: ${group}:`,
        }),
  }),
  'body-missing': ({ isOptional }) => ({
    found: 'There is no text below the fields.',
    expected: 'Expected the text of the page in Markdown after the second "---".',
    action: isOptional ? 'Write it, or delete the file.' : 'Write it, or restore it from Git.',
  }),
  'body-unexpected': () => ({
    found: 'There is text below the fields.',
    expected: 'Expected fields only; no page would show the text.',
    action: 'Move it into a field, or delete it.',
  }),
};

/** The words for references to values, groups and lists. */
const references: Record<
  NonNullable<FindingArgs['yaml-alias']['kind']>,
  (name: string, write: string) => Message
> = {
  anchor: (name) => ({
    found: `"&${name}" marks what follows it, so that other lines can refer to it.`,
    expected: 'Expected each file to have its values in full, without references.',
    action: `Delete "&${name}".`,
  }),
  alias: (name) => ({
    found: `"*${name}" refers to the lines that are marked with "&${name}".`,
    expected: 'Expected each file to have its values in full, without references.',
    action: `Write those lines here instead of "*${name}".`,
  }),
  value: (name, write) => ({
    found: `"*${name}" refers to the value that is marked with "&${name}".`,
    expected: 'Expected each file to have its values in full, without references.',
    action: `Write that value instead of "*${name}": ${write}`,
  }),
  merge: (name) => ({
    found: `"<<" refers to the fields that are marked with "&${name}".`,
    expected: 'Expected each file to have its values in full, without references.',
    action: 'Write the fields themselves here, and delete this line.',
  }),
};

const bracketNames = {
  '{': 'opening brace',
  '}': 'closing brace',
  '[': 'opening bracket',
  ']': 'closing bracket',
  ',': 'comma',
};

/** Returns the words for a wrong line around the fields. */
function frontMatterMark(kind: FindingArgs['front-matter-mark']['kind'], found: string): Message {
  const expected = 'Expected the fields between two lines of exactly three hyphens, "---".';
  switch (kind) {
    case 'open':
    case 'close':
      return {
        found: `The line ${quote(found)} is meant to ${kind === 'open' ? 'open' : 'end'} the fields.`,
        expected,
        action: 'Write three hyphens at the start of the line and nothing else: ---',
      };
    case 'both':
      return {
        found: `The fields are between lines such as ${quote(found)}.`,
        expected,
        action: 'Write three hyphens and nothing else above the fields and below them: ---',
      };
    case 'late':
      return {
        found: 'There is an empty line or a space above or before the "---" that opens the fields.',
        expected: 'Expected "---" at the very start of the file.',
        action: 'Delete what is above and before it.',
      };
    case 'text-before':
      return {
        found: 'There is text above the line "---" that opens the fields.',
        expected: 'Expected "---" at the very start of the file.',
        action: 'Move the text below the second "---", or delete it.',
      };
    case 'field-before':
      return {
        found: `${quote(found)} is above the line "---" that opens the fields.`,
        expected,
        action: 'Move the line below the first "---".',
      };
    case 'open-missing':
      return {
        found: 'The line "---" that opens the fields is missing.',
        expected,
        action: 'Add a line "---" above this line.',
      };
    case 'early':
      return {
        found: 'This line "---" ends the fields, but more fields follow.',
        expected: 'Expected one group of fields.',
        action: 'Delete this line.',
      };
    case 'above-fields':
      return {
        found: 'This line "---" ends the fields, but more fields follow.',
        expected,
        action: 'Move this line below the last of the fields.',
      };
    case 'again':
      return {
        found: 'More fields follow the fields, between two more lines "---".',
        expected: 'Expected one group of fields.',
        action: 'Delete the second group. If a field is missing above, move it there first.',
      };
    case 'toml':
      return {
        found: 'The fields are between lines "+++", as in TOML.',
        expected: 'Expected YAML between lines "---", such as "title: Digital Marketing".',
        action:
          'Replace each "+++" with "---", and write "field: value" instead of "field = value".',
      };
    case 'fence':
      return {
        found: `The file is inside a code block, which starts with ${quote(found)}.`,
        expected: 'Expected the fields at the very start of the file.',
        action: 'Delete this line, and the line "```" at the end of the file.',
      };
    case 'yaml-close':
      return {
        found: 'There is a line "---" below the fields.',
        expected: 'Expected fields only, because this file has no text below them.',
        action: 'Delete this line.',
      };
  }
}
