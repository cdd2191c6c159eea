import type { FindingArgs } from '#cli/model/finding.ts';
import type { Message } from './message.ts';
import { count } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** Returns the words for a point outside the area of its postcode. `otherwise` says what else the editor can do. */
export function elsewhere(
  { latitude, longitude, miles, area, suggestion }: FindingArgs['town-elsewhere'],
  otherwise: string,
): Message {
  return {
    found: `The point ${latitude}, ${longitude} is ${count(miles, 'mile')} from the middle of the postcode area ${quote(area)}.`,
    expected: suggestion?.startsWith('postcodeArea:')
      ? 'Expected the area that the point is in.'
      : 'Expected decimal degrees of a point in that area, with a minus sign west of Greenwich.',
    ...(suggestion
      ? didYouMean(suggestion)
      : { action: `Check each digit of the two, ${otherwise}.` }),
  };
}

/** Proposes another value. */
export function didYouMean(suggestion: string): Pick<Message, 'action'> {
  return { action: `Did you mean ${quote(suggestion)}?` };
}

/** An entry of each collection, with its article. */
export const nouns: Readonly<Record<FindingArgs['entry-missing']['collection'], string>> = {
  services: 'a service',
  variants: 'a variant',
  sectors: 'a sector',
  towns: 'a town',
  local: 'a set of local texts',
  posts: 'a post',
  caseStudies: 'a case study',
  portfolio: 'a portfolio item',
  testimonials: 'a testimonial',
  people: 'a person',
  questions: 'a question',
  legalPages: 'a legal page',
};

/** Returns what an entry of a collection is, with its article; `undefined` for a single file. */
export function kindName(kind: FindingArgs['file-misplaced']['kind']): string | undefined {
  return kind in nouns ? nouns[kind as keyof typeof nouns] : undefined;
}
