import type { CheckArgs } from '#cli/model/finding.ts';
import type { facts as explained } from '../explanations/facts.ts';
import { choices } from './lists.ts';
import type { Message, MessagesOf } from './message.ts';
import { count } from '#cli/report/amounts.ts';
import { field, quote } from './values.ts';

/** The words of findings about figures and their sources. */
export const facts: MessagesOf<typeof explained> = {
  'source-unknown': ({ field: name, found, suggestion, known }) => ({
    found: `${field(name)} is ${quote(found)}, which is not a source.`,
    expected: `Expected an id in content/sources.yaml${suggestion ? '' : `: ${choices(known, found)}`}.`,
    action: suggestion
      ? `Did you mean ${quote(suggestion)}?`
      : 'Add the source there, or name another.',
  }),
  'source-unused': ({ source }) => ({
    found: `No figure names the source ${quote(source)}.`,
    expected: 'Expected a source that a figure rests on.',
    action: 'Delete it, or name it at its figures.',
  }),
  'figure-missing': ({ figure }) => ({
    found: `The file does not say ${quote(figure)}.`,
    expected: 'Expected a figure exactly as the text of the file writes it.',
    action: 'Correct the figure, or delete the entry if the text has changed.',
  }),
  'check-due': (args) => checkWanted(args),
  'check-overdue': (args) => checkWanted(args),
};

/** Returns the words for a check that is due, or overdue. */
function checkWanted({ subject, checked, age, limit, now, failsFrom }: CheckArgs): Message {
  const later = now < failsFrom ? `; from ${failsFrom} on, this is an error` : '';
  const [what, steps] =
    subject.kind === 'names'
      ? ['The facts in these texts were', 'Look up each of the "names", correct the texts']
      : [
          `The source ${quote(subject.source)} was`,
          `See whether ${subject.url === undefined ? 'it still holds' : `${subject.url} has a newer edition`}, correct its figures if need be`,
        ];
  return {
    found: `${what} last checked in ${checked}, ${count(age, 'month')} ago.`,
    expected: `Expected a check at least every ${count(limit, 'month')}${later}.`,
    action: `${steps}, and write "checked: ${now}".`,
  };
}
