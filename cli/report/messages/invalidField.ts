import { UkNationsSchema } from '#schemas/unitedKingdom.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import { count, number } from '#cli/report/amounts.ts';
import { impossibleDate } from '../correctDate.ts';
import { didYouMean } from './advice.ts';
import { choices } from './lists.ts';
import type { Message } from './message.ts';
import { field, lastStep, quote, show } from './values.ts';

type InvalidField = FindingArgs['field-invalid'];

/** The length from which a text is not repeated in full for a single extra space. */
const LONG = 60;

/** Returns the words of a finding about a value of the wrong kind or form. */
export function invalidField(args: InvalidField): Message {
  const { found } = args;
  const shown = shownValue(args);
  const trimmed = typeof found === 'string' ? found.trim() : '';
  if (
    typeof found === 'string' &&
    trimmed.length > LONG &&
    trimmed !== found &&
    args.write?.includes(trimmed)
  ) {
    const end = found.startsWith(trimmed) ? 'end' : 'start';
    return {
      found: `${field(args.field)} has a space at its ${end}: ${shown}.`,
      expected: 'Expected a text without spaces at either end.',
      action: `Delete the space at the ${end} of the text.`,
    };
  }
  const more = args.more
    ? ` So ${args.more === 1 ? 'is' : 'are'} ${count(args.more, 'other entry', 'other entries')} of the list.`
    : '';
  const impossible =
    typeof found === 'string' && args.kind === 'date' ? impossibleDate(found) : undefined;
  return {
    found: `${field(args.field)} is ${shown}.${impossible ? ` ${impossible}` : ''}${more}`,
    expected: `Expected ${expectation(args)}.`,
    ...(args.suggestion ? didYouMean(args.suggestion) : valueAdvice(args)),
  };
}

/** Returns a value as the finding quotes it: as it is written in the file, if that is known and differs. */
function shownValue({ found, written }: InvalidField): string {
  if (found === null)
    return written === undefined ? 'empty' : `${written}, which YAML reads as nothing`;
  if (typeof found === 'string' || typeof found === 'object') return show(found);
  return written ?? String(found);
}

/** Returns what a field expects, with the kind of value if another kind was found, and with its choices. */
function expectation({ expected, kind, found, limit, choices: known = [] }: InvalidField): string {
  if (known.length > 0 && !known.every((choice) => expected.includes(choice))) {
    return `${expected}: ${choices(known, String(found))}`;
  }
  const isList = Array.isArray(found);
  const isGroup = typeof found === 'object' && found !== null && !isList;
  const kindName = {
    list: isList ? '' : 'a list',
    group: isGroup ? '' : 'a group of fields',
    'yes/no': 'true or false',
    number: typeof found === 'number' ? '' : 'a number',
    'whole number': 'a whole number',
  }[String(kind)];
  const bounded = limit && !expected.includes(String(limit.number));
  const name = bounded
    ? `${kind === 'whole number' ? 'a whole number' : 'a number'} ${limit.side} ${number(limit.number)}`
    : (kindName ?? (isList || isGroup ? 'one text' : ''));
  return name === '' || expected.startsWith(name) ? expected : `${name}: ${expected}`;
}

/** A sign in front of an entry of a list in other texts. */
const LIST_MARK = /^(?:-|\d+[.)]|[•*–—])\s*/;

/** Returns what to do about a value of the wrong kind or form. */
function valueAdvice(args: InvalidField): Pick<Message, 'action'> {
  const { field: name, found, kind, write, written, fields = [], isOptional = false } = args;
  const own = /\[\d+\]$/.test(name) ? '- ' : `${lastStep(name)}: `;
  if (
    kind === 'day and time' &&
    write !== undefined &&
    /(?:Z|[+-]\d\d:?\d\d)$/.test(String(found))
  ) {
    return {
      action: `Write the time that the clocks of "timeZone" in content/site.yaml show, without a zone, such as: ${own}${write}`,
    };
  }
  // In quotation marks alone, it would lack its unit.
  if (lastStep(name) === 'duration' && typeof found === 'number') {
    return { action: `Write its unit after it, such as: ${own}${written ?? found} weeks` };
  }
  if (kind === 'group' && write !== undefined) {
    return {
      action: `Write ${quote(own.trim())} alone, and in the line below it, indented by two spaces more: ${write}`,
    };
  }
  if (write !== undefined) return { action: `${writeReason(args)}: ${own}${write}` };
  if (found === null) {
    const place = written === undefined ? 'after it' : 'in its place';
    return { action: `Write the value ${place}${isOptional ? ', or delete the line' : ''}.` };
  }
  if (kind === 'date' && typeof found === 'string' && impossibleDate(found)) {
    return { action: 'Correct the day or the month.' };
  }
  if (kind === 'picture file') {
    return { action: 'Give the file such a name below public/images/, and write its whole path.' };
  }
  if (kind === 'date') {
    const year = typeof found === 'number' && found > 1800 && found < 2200 ? found : 2026;
    return { action: `Write year, month and day, such as: ${own}${year}-03-01` };
  }
  if (kind === 'month') return { action: `Write year and month, such as: ${own}2026-03` };
  if (kind === 'day and time') {
    return { action: `Write a day and a time, such as: ${own}2026-03-01 09:00` };
  }
  if (kind === 'list') {
    const [first = ''] =
      args.entry !== undefined
        ? [args.entry.replace(LIST_MARK, '')]
        : typeof found === 'string'
          ? found.replace(LIST_MARK, '').split(/\s*[,;\n]\s*|\s+(?:-(?=\w)|\d+[.)] |[•*–—] )/)
          : [written ?? ''];
    const space = typeof found === 'string' && /^-\S/.test(found) ? ' and a space' : '';
    return {
      action: `Write each entry on a line of its own that starts with "- "${space && ' (a hyphen and a space)'}, such as: - ${first.length > 60 ? '…' : first}`,
    };
  }
  if (kind === 'group') {
    const [first = ''] = fields;
    return {
      action: first
        ? `Write its fields below it, indented by two spaces more: ${fields.map((one) => `"${one}:"`).join(', ')}.`
        : 'Write its fields below it, indented by two spaces more.',
    };
  }
  if (typeof found === 'object') {
    return {
      action:
        written !== undefined && !Array.isArray(found)
          ? `If it is a text, put it in quotation marks: ${own}"${written}"`
          : 'Write one value after the colon, without lines that start with "- " or fields below it.',
    };
  }
  if (typeof found !== 'string') return { action: lastResort(args, own) };
  // A site of the United Kingdom can list no other nations than these.
  const isNation = /(?:^|\.)nation(?:s\[\d+\])?$/.test(name);
  if (isNation && UkNationsSchema.safeParse([found]).success) {
    return { action: 'Write one of these, or add it to "nations" in content/site.yaml.' };
  }
  if ((args.choices ?? []).length > 0) {
    return { action: 'Write one of these.' };
  }
  if (kind === 'number' || kind === 'whole number') {
    const [, example = '3'] = /\bsuch as (\d+)/.exec(args.expected) ?? [];
    return {
      action: `Write digits alone, without words or signs, such as: ${own}${args.example ?? example}`,
    };
  }
  if (/^[^@\s]+@[\w-]+$/.test(found)) {
    return { action: `Add the ending of the domain, such as: ${own}${found}.co.uk` };
  }
  if (found.trim() === '') {
    return { action: `Write a text${isOptional ? ', or delete the line' : ''}.` };
  }
  if (/^\s|\s$/.test(found)) return { action: 'Delete the spaces at its start and end.' };
  if (found.includes('\n')) return { action: 'Write it on one line.' };
  return { action: lastResort(args, own) };
}

/** Returns what to do about a value of which only its kind is known. `own` is the start of the line. */
function lastResort({ found, kind, limit }: InvalidField, own: string): string {
  if (limit) return `Write a ${limit.side === 'up to' ? 'smaller' : 'greater'} number.`;
  if (kind === 'whole number' && typeof found === 'number' && !Number.isInteger(found)) {
    return 'Write a whole number, without decimals.';
  }
  switch (kind) {
    case 'time':
      return `Write hours and minutes up to 23:59, such as: ${own}17:00`;
    case 'web address':
      return 'Copy the address from the address bar of your browser.';
    case 'path':
      return 'Copy what follows the domain in the address of the page.';
    case 'phone number':
      return 'Check its digits.';
    default:
      return typeof found === 'number' ? 'Correct the number.' : 'Write it in that form.';
  }
}

/** Returns the first words of the advice to write a value in another way. */
function writeReason({ found, kind, written = '', write = '' }: InvalidField): string {
  if (typeof found === 'object') return 'Write';
  if (typeof found !== 'string' && /^["']/.test(write)) return 'Put it in quotation marks';
  const isBare = kind === 'number' || kind === 'whole number' || kind === 'yes/no';
  return isBare && /^["']/.test(written) ? 'Write it without quotation marks' : 'Write';
}
