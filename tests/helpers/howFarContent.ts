import { stringify } from 'yaml';
import type { HowFarScreen, HowFarScreenSchema } from '#schemas/screen.ts';
import type { z } from 'zod';

type Fields = z.input<typeof HowFarScreenSchema>;
type JourneyFields = Fields['journeys'][number];

/** Returns a journey through services of the minimal content. */
export function journey(fields: Partial<JourneyFields> = {}): JourneyFields {
  return {
    name: 'idea-to-shop',
    from: 'idea',
    to: 'shop',
    title: 'From an idea to a shop',
    text: 'The shop comes first, so that there is something to sell.',
    stages: [
      { service: 'web-design', task: 'The shop.' },
      { service: 'marketing', task: 'Customers.', after: ['web-design'] },
    ],
    without: 'stock.',
    ...fields,
  };
}

/** Returns the words of the planner, which the minimal content leaves out. */
function howFarScreen(fields: Partial<Fields> = {}): Fields {
  return {
    title: 'How far',
    lead: 'Choose two things.',
    search: {
      title: 'How far it is, in weeks and in pounds',
      description:
        'Choose what you have and what you need, and read which services come in which order, how long they take and what all of them cost.',
    },
    teaser: { title: 'How far', text: 'Several services in a row.', action: 'Add them up' },
    starts: [{ name: 'idea', label: 'An idea', brief: 'an idea.' }],
    goals: [{ name: 'shop', label: 'A shop', brief: 'a shop.' }],
    journeys: [journey()],
    all: { title: 'All of them', text: 'With their reasons.' },
    brief: {
      have: 'We have:',
      need: 'We need:',
      stages: 'In stages:',
      questions: ['What we do:'],
    },
    labels,
    relatedLinks: ['marketing', 'web-design', '/contact'],
    ...fields,
  };
}

/** Returns `content/screens/how-far.yaml` with these fields. */
export function howFarFile(fields: Partial<Fields> = {}): Record<string, string> {
  return { 'screens/how-far.yaml': stringify(howFarScreen(fields)) };
}

const labels: HowFarScreen['labels'] = {
  have: 'You have',
  need: 'You need',
  sign: 'Stages',
  first: 'at once',
  after: { one: 'after {{ stages }}', other: 'after both {{ stages }}' },
  bars: 'Solid is the shortest time.',
  total: 'Total',
  weeks: { one: '{{ weeks }} week', other: '{{ weeks }} weeks' },
  price: 'Price',
  then: 'Then',
  example: 'For example',
  without: 'Without',
  brief: 'Read it',
  send: 'Send it',
  copy: 'Copy it',
  copied: 'Copied.',
  notCopied: 'Not copied, but selected.',
  chosen: '{{ title }}: {{ sums }}.',
  filled: 'The brief is in the form.',
};
