import type { references as explained } from '../explanations/references.ts';
import { didYouMean, nouns } from './advice.ts';
import { hiddenField, hiddenState } from './hiddenPages.ts';
import { choices, list } from './lists.ts';
import type { MessagesOf } from './message.ts';
import { count } from '#cli/report/amounts.ts';
import { field, quote } from './values.ts';

/** The words of findings about entries that belong together. */
export const references: MessagesOf<typeof explained> = {
  'reference-unknown': ({ field: name, found, collection, suggestion, hidden, known }) => ({
    found: `${field(name)} is ${quote(found)}, which ${hidden ? hiddenState(hidden) : 'does not exist'}.`,
    expected:
      known.length > 0 || hidden
        ? `Expected the name of ${hidden ? 'another' : 'a'} file in ${collection}${suggestion ? '' : `: ${choices(known, found)}`}.`
        : `Expected the name of a file in ${collection}, which has none.`,
    ...(suggestion
      ? didYouMean(suggestion)
      : {
          action: hidden
            ? `Delete ${hiddenField(hidden)} in that file, or name another.`
            : known.length > 0
              ? 'Write the name of another file of the folder.'
              : 'Add the file, or delete the field if it may be left out, with the group that it is in.',
        }),
  }),
  'journey-name-unknown': ({ field: name, found, known, suggestion }) => ({
    found: `${field(name)} is ${quote(found)}, which is not ${name.includes('after') ? 'the service of an earlier stage' : name.endsWith('.from') ? 'a start' : 'a goal'}.`,
    expected:
      known.length > 0
        ? `Expected ${choices(known, found)}.`
        : 'Expected no such line, because this is the first stage.',
    ...(suggestion && { action: didYouMean(suggestion).action }),
  }),
  'journey-repeated': ({ field: name, found }) => ({
    found: `${field(name)} repeats ${quote(found)}.`,
    expected:
      'Expected every name, every pair of a start and a goal, and every service of a journey once.',
    action: 'Delete one of the two, or give it another name.',
  }),
  'journey-end-unused': ({ kind, name }) => ({
    found:
      kind === 'starts'
        ? `No journey leads from ${quote(name)}, so visitors who choose it see nothing.`
        : `No journey leads to ${quote(name)}, so visitors cannot choose it.`,
    expected: 'Expected at least one journey from each start and to each goal.',
    action: `Add a journey with "${kind === 'starts' ? 'from' : 'to'}: ${name}", or delete it.`,
  }),
  'journey-example-missing': ({ service }) => ({
    found: `The price of ${quote(service)} has no worked examples.`,
    expected: 'Expected the number of one of its worked examples in content/prices.yaml.',
    action: 'Delete the line, or add the examples to the price.',
  }),
  'entry-missing': ({ collection, slug, file, places, suggestion, also = [], mayBeAlias }) =>
    mayBeAlias && suggestion === undefined
      ? {
          found: `No service has the slug or the alias ${quote(slug)}, and ${count(places, 'place names', 'places name')} it.`,
          expected: 'Expected the slug of a service, or one of its "aliases".',
          action: `Was it an alias? Write it below "aliases:" again. If the file of the service is gone, restore it; otherwise, change the places.`,
        }
      : {
          found: `${quote(slug)} is not ${nouns[collection]}, and ${count(places, 'place names', 'places name')} it${also.length > 0 ? `, some of them as ${list(also.map(quote))}` : ''}. Was it renamed or deleted?`,
          expected: `Expected ${file}.`,
          action: `${suggestion === undefined ? 'Restore' : `Did you mean ${quote(suggestion)}? If not, restore`} the file and run "npm run site -- remove ${entryId(file)}", or change the places.`,
        },
  'entry-hidden': ({ slug, places, hidden }) => ({
    found: `${quote(slug)} ${hiddenState(hidden)}, and ${count(places, 'place names', 'places name')} it.`,
    expected: 'Expected only entries that visitors can see in these places.',
    action: `Take it out of these places, or publish it: delete its ${hiddenField(hidden)}.`,
  }),
  'entry-renamed': ({ collection, slug, file, places, renamed }) => ({
    found: `${quote(slug)} is not ${nouns[collection]}, and ${count(places, 'place names', 'places name')} it. Was it renamed to ${quote(renamed)}?`,
    expected: `Expected ${file}.`,
    action: `Give the file its old name back and run "npm run site -- rename ${entryId(file)} ${renamed}", which also changes the places.`,
  }),
  'entry-copied': ({ other, fields, write = [], create }) => ({
    found: `The file repeats ${list(fields.map(quote))} of ${other}, as a copy does.`,
    expected: create
      ? `Expected values of its own, and the parts of a ${create} that belong in other files.`
      : 'Expected values of its own.',
    action: create
      ? `Delete this file and run "npm run site -- new ${create}", which creates all of them.`
      : `${write.length > 0 ? `Write ${list(write.map(quote))} here, and words of its own` : 'Change them here'}, or delete the file that is not needed.`,
  }),
  'service-incomplete': ({ service, price, sectors, variant }) => {
    const row = `"${service}: { min: …, max: …, per: project, duration: … }"`;
    const gaps = [
      ...(price ? ['no price'] : []),
      ...(sectors > 0 ? [`no paragraph in ${count(sectors, 'sector')}`] : []),
      ...(variant ? ['no variant'] : []),
    ];
    const steps = [
      ...(price ? [`${row} to content/prices.yaml`] : []),
      ...(sectors > 0 ? [`"${service}:" below "services:" in each file of content/sectors/`] : []),
      ...(variant ? [`a file with "service: ${service}" to content/variants/`] : []),
    ];
    return {
      found: `The service ${quote(service)} has ${list(gaps)}.`,
      expected: 'Expected all three, because towns have pages about each service.',
      action: `Add ${list(steps)}. To be asked for all of them, delete the file and run "npm run site -- new service".`,
    };
  },
  'variant-missing': ({ service }) => ({
    found: `The service ${quote(service)} has no variant, so no town would offer it.`,
    expected: `Expected a file in content/variants/ with "service: ${service}".`,
    action: 'Add one.',
  }),
  'price-missing': ({ service }) => ({
    found: `The service ${quote(service)} has no price.`,
    expected: 'Expected a row for each file in content/services/.',
    action: `Add "${service}: { min: …, max: …, per: project, duration: … }".`,
  }),
  'price-service-unknown': ({ found, suggestion }) => ({
    found: `${quote(found)} is not a service.`,
    expected: 'Expected the name of a file in content/services/.',
    ...(suggestion ? didYouMean(suggestion) : { action: 'Delete the row.' }),
  }),
  'sector-incomplete': ({ services }) => ({
    found: `The sector says nothing about ${count(services.length, 'service')}: ${list(services.map(quote))}.`,
    expected:
      'Expected a paragraph for each service; without it, pages of towns with this sector would have a gap.',
    action: `Add ${list(services.map((service) => `"${service}:"`))} below "services:".`,
  }),
  'sector-service-missing': ({ service }) => ({
    found: `The sector says nothing about the service ${quote(service)}.`,
    expected:
      'Expected a paragraph for each service; without it, pages of towns with this sector would have a gap.',
    action: `Add "${service}:" below "services:".`,
  }),
  'sector-service-unknown': ({ found, suggestion }) => ({
    found: `${quote(found)} is not a service.`,
    expected: 'Expected the name of a file in content/services/.',
    ...(suggestion ? didYouMean(suggestion) : { action: 'Delete the paragraph.' }),
  }),
  'case-study-portfolio': ({ found, hidden }) =>
    hidden
      ? {
          found: `The portfolio item ${quote(found)} of this case study ${hiddenState(hidden)}.`,
          expected: 'Expected one that visitors can see, because the case study shows its picture.',
          action: `Delete ${hiddenField(hidden)} in content/portfolio/${found}.yaml, or make the case study a draft, too.`,
        }
      : {
          found: `There is no portfolio item ${quote(found)} for this case study.`,
          expected: `Expected content/portfolio/${found}.yaml, which gives the case study its picture.`,
          action: 'Add it, or give the case study the name of its portfolio item.',
        },
  'case-study-client': ({ found, title, field: name }) =>
    name === undefined
      ? {
          found: `The client is ${quote(found)}, but the portfolio item of the same name is ${quote(title)}.`,
          expected:
            'Expected the same client, because the case study shows the picture of that item.',
          action: 'Correct the name, or rename the file of the case study.',
        }
      : {
          found: `${field(name)} names ${quote(found)}, but the case study is about ${quote(title)}.`,
          expected: `Expected ${name === 'quote.role' ? 'somebody from' : 'words about'} this client.`,
          action:
            name === 'quote.role'
              ? 'Correct the role, or quote somebody else.'
              : 'Write what search results should say about this case study.',
        },
  'testimonial-client': ({ found, client, name }) =>
    name === undefined
      ? {
          found: `The company is ${quote(found)}, but the case study is about ${quote(client)}.`,
          expected: 'Expected the same client, because the case study shows these words.',
          action: 'Correct the company, or write the right "caseStudy".',
        }
      : {
          found: `The words are by ${quote(name)}, who is from ${quote(found)} in a testimonial, but the case study is about ${quote(client)}.`,
          expected: 'Expected words of this client.',
          action: 'Correct the name, or quote somebody from the client.',
        },
  'case-study-place': ({ place, miles }) => ({
    found:
      miles === undefined
        ? `The point of the client is not in ${place}.`
        : `The point of the client is ${count(miles, 'mile')} from ${place}.`,
    expected: 'Expected a point in the place that the case study names.',
    action: 'Correct "place", or the latitude and longitude.',
  }),
  'live-url': ({ found, isOwn }) => ({
    found: isOwn
      ? `The item leads to ${quote(found)}, the site of the agency itself.`
      : `The item leads to ${quote(found)}, as another item does.`,
    expected: 'Expected the site of this client.',
    action: 'Correct "liveUrl".',
  }),
  'result-contradicted': ({ field: name, found, kind, other, expected }) => {
    if (kind === 'same') {
      return {
        found: `${field(name)} is ${quote(found)}, as after the project.`,
        expected: 'Expected the figure before the project.',
        action: 'Correct it, or delete the line.',
      };
    }
    if (kind === 'swapped') {
      return {
        found: `The text has ${quote(found)}, but ${field(name)} is ${quote(expected ?? '')}, with the same digits.`,
        expected: 'Expected the same figure.',
        action: 'Correct the one that is wrong.',
      };
    }
    return kind === 'unstated'
      ? {
          found: `${field(name)} is ${quote(found)}, which neither the outcomes nor the text have.`,
          expected: 'Expected a figure that the case study states.',
          action: 'Correct the figure here, or in the text.',
        }
      : {
          found: `${field(name)} has ${quote(found)}, but ${field(other ?? '')} is ${quote(expected ?? '')}.`,
          expected: 'Expected the same figure.',
          action: 'Correct the one that is wrong.',
        };
  },
  'testimonial-quotes': ({ field: name }) => ({
    found: `${field(name)} is in quotation marks, and the pages add marks of their own.`,
    expected: 'Expected the words alone.',
    action: 'Delete the mark at the start and the mark at the end.',
  }),
  'testimonial-excerpt': ({ isQuoted, words, limit }) => ({
    found: isQuoted
      ? `The excerpt has ${count(words, 'word')}.`
      : 'The excerpt is not in "text" word for word.',
    expected: `Expected a part of "text" of at most ${limit} words.`,
    action: 'Copy a sentence from "text".',
  }),
  'post-quote': () => ({
    found: 'The sentence is not in the text of the post word for word.',
    expected: 'Expected a sentence of the post, because its text marks it.',
    action: 'Copy the sentence from the text.',
  }),
  'portfolio-case-study': ({ found, expected }) => ({
    found: `"caseStudyUrl" is ${quote(found)}, the case study of another project.`,
    expected: expected
      ? `Expected ${quote(expected)}.`
      : 'Expected the page of a service, because this project has no case study.',
  }),
  'portfolio-case-study-unused': ({ found, expected }) => ({
    found: `"caseStudyUrl" is ${quote(found)}, although this project has a case study.`,
    expected: `Expected ${quote(expected)}.`,
  }),
};

/** Returns the name of an entry for commands: `content/towns/leeds.md` is `towns/leeds`. */
function entryId(file: string): string {
  return file.replace(/^content\//, '').replace(/\.\w+$/, '');
}
