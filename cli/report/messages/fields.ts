import type { FindingArgs } from '#cli/model/finding.ts';
import type { SectionNeed } from '#cli/model/sectionNeed.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { fields as explained } from '../explanations/fields.ts';
import { didYouMean } from './advice.ts';
import { invalidField } from './invalidField.ts';
import { ALL_CHOICES, choices, list, SHOWN_NAMES } from './lists.ts';
import type { Message, MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { field, indentBy, lastStep, quote, range } from './values.ts';

/** The words of findings about fields, numbers and dates. */
export const fields: MessagesOf<typeof explained> = {
  'field-missing': ({ field: name, expected }) => ({
    found: `${field(name)} is missing.`,
    expected: `Expected ${expected}.`,
    action: `Add "${lastStep(name)}:".`,
  }),
  'fields-missing': ({ fields }) => ({
    found: `${count(fields.length, 'field is', 'fields are')} missing: ${list(fields.map(quote))}.`,
    expected: 'Expected every required field; content/README.md describes them.',
    action: `Add ${list(fields.map((name) => `"${lastStep(name)}:"`))}.`,
  }),
  'field-line-missing': ({ field: name, write, below }) => ({
    found:
      below.length > 0
        ? `${list(quotedNames(below))} are indented, and the name of their group is not above them.`
        : `The text belongs to no field, and ${field(name)} is missing.`,
    expected: `Expected the line ${quote(write)} above ${below.length > 0 ? 'them' : 'it'}.`,
    action: `Add ${quote(write)} in a line above this one.`,
  }),
  'field-unknown': ({ field: name, suggestion, isGuess = false, isBody = false, known }) => ({
    found: `There is no field ${quote(name)} here${isGuess ? `, and ${quote(suggestion ?? '')} is missing` : ''}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known, name)}.` }),
    ...(isBody && { action: 'Move its text below the second "---", and delete this line.' }),
    ...(known.join() === 'gone' &&
      /redirect/i.test(name) && {
        action:
          'Write each old address below "aliases:" in the file of the page that takes its place, and delete this file.',
      }),
  }),
  'fields-unknown': ({ fields }) => ({
    found: `${count(fields.length, 'field does', 'fields do')} not belong here: ${list(quotedNames(fields, ALL_CHOICES))}.`,
    expected: 'Expected the fields that content/README.md describes for this folder.',
    action: 'Delete them, or correct their names.',
  }),
  'field-misplaced': ({ field: name, group, by }) => ({
    found: `${field(name)} is in the wrong place.`,
    expected:
      group === ''
        ? 'Expected it at the start of a line, because it belongs to no group.'
        : `Expected it in the group ${quote(group)}.`,
    action:
      group === ''
        ? indentBy(by)
        : `Move it below "${lastStep(group)}:"${by === 0 ? '' : `, and ${lowerFirst(indentBy(by))}`}`,
  }),
  'field-invalid': invalidField,
  'field-length': ({ field: name, found, expected }) => ({
    found: `${field(name)} has ${number(found)} ${found === 1 ? 'entry' : 'entries'}.`,
    expected: `Expected ${expected}.`,
  }),
  'choice-repeated': ({ field: name, found, other }) => ({
    found: `${field(name)} is ${quote(found)}, as ${field(other)} is, so visitors cannot tell the two apart.`,
    expected: 'Expected other words on each button of the question about cookies.',
    action: 'Write what the button does.',
  }),
  'list-item-repeated': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, which the list already has.`,
    action: name.endsWith('.label') ? 'Give one of the two other words.' : 'Delete one of the two.',
  }),
  'order-repeated': ({ found }) => ({
    found: `"order" is ${number(found)}, as in another file.`,
    expected: 'Expected each number once.',
    action: 'Give one of the two files another number.',
  }),
  'date-in-future': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is in the future.`,
    ...(/^\d{4}-\d\d$/.test(found)
      ? {
          expected: 'Expected this month or an earlier one.',
          action: 'Check the year, or write the month of the check.',
        }
      : {
          expected: 'Expected today or an earlier day.',
          action: name.endsWith('publishedDate')
            ? `To publish it on that day, add "publishAt: ${found} 09:00". To hide it until you are ready, add "draft: true".`
            : 'Check the year, or write the day when it happened.',
        }),
  }),
  'date-reversed': ({ field: name, found, earliest }) => ({
    found: `${field(name)} is ${found}, before the post was published on ${earliest}.`,
    expected: `Expected ${earliest} or a later day.`,
    action: 'Correct the year of one of the two, or delete the line.',
  }),
  'planned-time': ({ kind, publishAt, write }) => ({
    ...(kind === 'day'
      ? {
          found: `The post comes out at ${publishAt}, and shows another day.`,
          expected: 'Expected the day of "publishAt" in "publishedDate".',
        }
      : {
          found: `"publishAt" is ${publishAt}, a time that clocks skip that night.`,
          expected: 'Expected a time that the clocks of the site show.',
        }),
    action: `Write ${quote(write)}.`,
  }),
  'date-too-old': ({ field: name, found, earliest }) => ({
    found: `${field(name)} is ${found}, which is before ${earliest.slice(0, 4)}.`,
    expected: `Expected ${earliest} or a later day.`,
    action: 'Check the year.',
  }),
  'price-reversed': ({ min, max, currency }) => ({
    found: `The lowest price (${money(min, currency)}) is above the highest (${money(max, currency)}).`,
    action: 'Swap the two, or correct one.',
  }),
  'price-on-request': ({ fields }) => ({
    found: `A price on request has ${list(fields.map(quote))}, which no page shows.`,
    action: `Delete "onRequest" to publish the price, or delete ${list(fields.map(quote))}.`,
  }),
  'price-example-sum': ({ days, rate, total, sum, currency }) => ({
    found: `The total is ${money(total, currency)}, and ${days} × ${money(rate, currency)} is ${money(sum, currency)}.`,
    expected: 'Expected days times rate, without decimals and without VAT.',
    action: `Write "total: ${sum}", or correct the days or the rate.`,
  }),
  'price-example-range': ({ total, limits: [min, max], currency, isEvery }) =>
    isEvery
      ? {
          found: `The price range is ${money(min, currency)} to ${money(max, currency)}, and no worked example is within it. The first is ${money(total, currency)}.`,
          expected: 'Expected a range that the worked examples show.',
          action: 'Correct "min" or "max". If both are right, write examples with such totals.',
        }
      : {
          found: `The total of the example is ${money(total, currency)}.`,
          expected: `Expected ${money(min, currency)} to ${money(max, currency)}, the price range of the service.`,
          action: 'Correct the example, or the range.',
        },
  'price-contradicted': (args) =>
    'lowest' in args
      ? {
          found: `The text has ${quote(args.found)}, and no service in content/prices.yaml starts at that price.`,
          expected: `Expected the lowest price of a service, such as ${list(args.lowest.map(({ service, min }) => `${money(min, args.currency)} (${quote(service)})`))}.`,
          action: 'Correct the text, or the price.',
        }
      : {
          found: `The text has ${quote(args.found)}, which is not the price of ${quote(args.service)} in content/prices.yaml.`,
          expected: `Expected ${money(args.min, args.currency)} to ${money(args.max, args.currency)}${args.per ? ` a ${args.per}` : ''}.`,
          action: args.per
            ? 'Correct the text, or "per" in content/prices.yaml.'
            : 'Correct the text, or the price.',
        },
  'price-range-wide': ({ min, max, currency }) => ({
    found: `The highest price (${money(max, currency)}) is more than a hundred times the lowest (${money(min, currency)}).`,
    action: 'Check that neither has a zero too many or too few.',
  }),
  'duration-contradicted': ({ found, service, duration }) => ({
    found: `The text has ${quote(found)}, which is not how long ${quote(service)} takes in content/prices.yaml.`,
    expected: `Expected ${quote(duration)}, in digits or in words.`,
    action: 'Correct the text, or "duration" in content/prices.yaml.',
  }),
  'duration-implausible': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}.`,
    expected:
      'Expected a duration above zero and up to five years, the shorter time first, with hours, days, weeks, months or years, such as "2–8 weeks", or "ongoing".',
    action: 'Correct the numbers or the unit, or write how long it takes.',
  }),
  'page-left-out': ({ path, folder }) => ({
    found: `The page ${path} is left out, because ${folder} has no entry that visitors see.`,
    expected: 'Expected a list with at least one entry.',
    action: `Add an entry to ${folder}, or finish a draft there. To do without the page, delete this file.`,
  }),
  'section-left-out': ({ section, need }) => ({
    found: `No page shows ${quote(section)}, because ${sectionNeeds[need].lacks}.`,
    expected: 'Expected only sections for which the site has data.',
    action: `Delete ${quote(section)}, or ${sectionNeeds[need].add}.`,
  }),
  'data-left-out': ({ field: name, file, section }) => ({
    found: `No page shows this, because ${file} has no section ${quote(section)}.`,
    expected: `Expected ${quote(section)} there, with the heading and the lead of the section, or no ${quote(name)} here.`,
    action: `Add ${quote(section)} to ${file}.`,
  }),
  'body-left-out': ({ section }) => ({
    found: `No page shows this text, because the field ${quote(section)} is missing.`,
    expected: `Expected ${quote(section)}, the heading and the lead of the section that has the text.`,
    action: `Add ${quote(section)} above, or delete the text.`,
  }),
  'distance-unit': ({ found, unit }) => ({
    found: `${quote(found)} names another unit, and the site measures distances in ${unit}.`,
    expected: `Expected words with the unit ${unit}, or "distances" in content/site.yaml with the other unit.`,
    action: 'Correct the words.',
  }),
  'category-unknown': ({ found, kind, known, suggestion }) => ({
    found: `${quote(found)} is not a category of ${kind === 'services' ? 'services' : 'the portfolio'}.`,
    expected: `Expected a name below ${quote(kind)} in content/categories.yaml${known.length > 0 ? `: ${choices(known, found)}` : ''}.`,
    ...(suggestion && { action: didYouMean(suggestion).action }),
  }),
  'category-unused': ({ category, kind }) => ({
    found: `No ${kind === 'services' ? 'service' : 'piece of work'} is in the category ${quote(category)}, so no filter shows it.`,
    expected: 'Expected only categories that are in use.',
    action: `Delete the line, or give a file in content/${kind}/ this category.`,
  }),
  'benefit-count': ({ found, expected }) => counted('benefit', found, expected),
  'feature-count': ({ found, expected }) => counted('feature', found, expected),
  'solution-area-count': ({ found, expected }) => counted('solution area', found, expected),
  'process-step-count': ({ found, expected }) => counted('step', found, expected),
  'phrasing-missing': ({ field: name, path, nation, more }) => ({
    found: `No text of ${field(name)} suits ${path} (${nation})${andMorePages(more)}.`,
    expected:
      'Expected at least one text that is true in the nation of each page and suits its sectors.',
    action: 'Add a text for these pages, or name their nation or sectors in one of the texts.',
  }),
  'nation-term': ({ term, belongs, nation, path, more, isOwn }) => ({
    found: `The text names ${quote(term)} on ${path} (${nation})${andMorePages(more)}.`,
    expected: `Expected the term only in ${list(belongs)}.`,
    action: isOwn
      ? 'Write a term of the nation of the town.'
      : `Write "nations: [${belongs.join(', ')}]" beside the text and add one for the other nations, or words that are true in all of them.`,
  }),
  'slot-reads-wrong': ({ kind, variable, excerpt, word, path, more }) => ({
    found: `On ${path}${andMorePages(more)}, {{ ${variable} }} gives ${quote(excerpt)}.`,
    ...slotAdvice[kind](word, variable),
  }),
  'house-style': ({ found, write }) => ({
    found: `The text has ${quote(found)}.`,
    expected: `Expected ${quote(write)}, as content/wording.yaml says.`,
    action: /^it['’]s$/i.test(found)
      ? `Write "${write}", or "its" if something belongs to it.`
      : `Write "${write}".`,
  }),
  'sector-paragraph-length': ({ service, words, limits }) => ({
    found: `The paragraph on ${quote(service)} has ${count(words, 'word')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'variant-rank-missing': ({ service }) => ({
    found: `No variant of ${quote(service)} has rank 1.`,
    expected: 'Expected one, because its page is the one that search engines list first.',
    action: 'Set "rank: 1" here.',
  }),
  'variant-rank-repeated': ({ service, rank, free }) => ({
    found: `"rank" is ${rank}, as in another variant of ${quote(service)}.`,
    expected: 'Expected one variant of rank 1 and at most one of rank 2 for each service.',
    action:
      free === undefined
        ? 'Delete one of the two files, because there is no third rank.'
        : `Write "rank: ${free}" in one of the two.`,
  }),
  'service-short-variant': ({ service, count: found }) => ({
    found: `${count(found, 'variant')} of ${quote(service)} ${found === 1 ? 'has' : 'have'} "inShortSet: true".`,
    expected:
      'Expected exactly one, because towns with the short page set have one page for each service.',
  }),
};

/** Returns the words after the path of a page that count the others like it. The text is empty if there are none. */
function andMorePages(more: number): string {
  return more === 0 ? '' : ` and on ${count(more, 'other page')}`;
}

/** The expectation and the action for each way in which the value of a variable reads wrong. */
const slotAdvice: Record<
  FindingArgs['slot-reads-wrong']['kind'],
  (word: string, variable: string) => Pick<Message, 'expected' | 'action'>
> = {
  repeated: (word) => ({
    expected: `Expected ${quote(word)} only once within a few words.`,
    action: `Write another word than ${quote(word)}, move the variable, or name the sectors that suit the text.`,
  }),
  range: (word) => ({
    expected: `Expected one amount after ${quote(word)}, and the variable gives a range.`,
    action: 'Write the sentence so that it takes a range.',
  }),
  start: () => ({
    expected: 'Expected a word at the start of the sentence, and not a figure.',
    action: 'Put a word before the variable.',
  }),
  article: (word, variable) => ({
    expected: `Expected ${quote(word === 'a' ? 'an' : 'a')} before this value.`,
    action: `Write "{{ ${variable} | an }}" without ${quote(word)}; it gives the right word for each value.`,
  }),
  the: () => ({
    expected: 'Expected the name without "the".',
    action: 'Delete "the", or put a noun after the variable.',
  }),
};

function counted(noun: string, found: number, expected: number): Message {
  return {
    found: `There ${found === 1 ? 'is' : 'are'} ${count(found, noun, `${noun}s`)}.`,
    expected: `Expected exactly ${expected}.`,
    action: found < expected ? `Add ${expected - found} more.` : `Delete ${found - expected}.`,
  };
}

/** The data that a section lacks if it has nothing to show, and how to add them. */
const sectionNeeds: Record<SectionNeed, { lacks: string; add: string }> = {
  body: {
    lacks: 'there is no text below the fields',
    add: 'write the text below the second "---"',
  },
  booking: {
    lacks: 'content/site.yaml has no "booking"',
    add: 'write "booking" in content/site.yaml',
  },
  portfolio: {
    lacks: 'no file in content/portfolio/ has "onHome: true"',
    add: 'write "onHome: true" in one',
  },
  testimonials: {
    lacks: '"homeTestimonials" names none',
    add: 'name some under "homeTestimonials"',
  },
  examples: {
    lacks: 'no price in content/prices.yaml has "examples"',
    add: 'write some there',
  },
  projects: {
    lacks: 'no service has "showsPortfolio: true" and work in the portfolio',
    add: 'write "showsPortfolio: true" in a service that has work in content/portfolio/',
  },
  people: { lacks: 'content/people/ has no entries', add: 'add one to content/people/' },
  callers: {
    lacks: 'no file in content/people/ has "onCalls: true"',
    add: 'write "onCalls: true" in one',
  },
  'case-studies': {
    lacks: 'content/case-studies/ has no entries',
    add: 'add one to content/case-studies/',
  },
  posts: { lacks: 'content/blog/ has no entries', add: 'add one to content/blog/' },
  towns: { lacks: 'content/towns/ has no entries', add: 'add one to content/towns/' },
};

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Returns the names of a list in quotation marks. If there are more than `most`, returns the first ones and the number of the others. */
function quotedNames(names: readonly string[], most = SHOWN_NAMES + 1): string[] {
  const shown = names.slice(0, names.length > most ? SHOWN_NAMES : undefined);
  const more = names.length - shown.length;
  return [...shown.map(quote), ...(more > 0 ? [`${number(more)} more`] : [])];
}

function money(amount: number, currency: string): string {
  return localeFormats({ locale: 'en-GB', currency }).money(amount);
}
