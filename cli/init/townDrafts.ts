import type { KnownFields } from '#cli/create/mark.ts';
import { phraseOf } from '#cli/create/phraseOf.ts';
import { fittingPatterns } from './draftTexts.ts';
import type { PatternFacts } from './draftTexts.ts';
import type { ServiceAnswer } from './siteAnswers.ts';

/** Returns the draft of the pages about one service in towns. Its patterns show the variables that there are. */
export function variantDraft({ slug, name }: ServiceAnswer, facts: PatternFacts): KnownFields {
  const phrase = phraseOf(name);
  const passage = (heading: string, draft: string, ends: readonly string[]) => ({
    heading: [heading],
    phrasings: ends.map((end) => `Draft: ${draft} ${end}`),
  });
  return {
    service: slug,
    rank: 1,
    inShortSet: true,
    angle: `Draft: what the pages about ${phrase} in towns are to say`,
    linkText: name,
    title: fittingPatterns(
      'title',
      [
        `${name} {{ in_town_full }} | {{ agency }}`,
        `${name} {{ in_town_full }}, with prices`,
        `${name} {{ in_town_full }}: prices and how it works`,
        `${name} {{ in_town_full }}: what it includes and costs`,
        `${name} {{ in_town_full }}`,
      ],
      facts,
    ),
    description: fittingPatterns(
      'description',
      [
        `${name} for people and firms in {{ place }}: what it includes, what it costs and how {{ agency }} works with you.`,
        `${name} {{ in_town_full }} from {{ agency }}. See what it includes and what it costs, from {{ price_from }}, and write to us with any question.`,
        `${name} {{ in_town_full }}: what you get, what it costs and how to start. {{ agency }} works from {{ office }} and answers every question.`,
        `${name} {{ in_town_full }}: what you get, what it costs and how to start. Write to us with any question, and we answer it honestly.`,
        `${name} {{ in_town_full }}: what you get, what it costs, how long it takes and how to start. Read it here, and write to us with any question.`,
      ],
      facts,
    ),
    heading: [`${name} {{ in_town }}`],
    lead: [
      `Draft: in two sentences, why {{ sector1 }} {{ in_town }} ask for ${phrase}.`,
      `Draft: in two sentences, what somebody {{ in_town }} gains from ${phrase}.`,
      `Draft: in two sentences, what you know of {{ town }} that matters for ${phrase}.`,
    ],
    passages: [
      passage('What you get', `what you do for ${phrase}, step by step.`, [
        'Name a thing that {{ sector1 }} ask about.',
        'Say what {{ sector2 }} usually have already.',
        'Say what stays with you after the work.',
      ]),
      passage(
        'What it costs',
        `what raises or lowers the price of ${phrase}. Prices are {{ price_range }}.`,
        [
          'Give an example of a small job.',
          'Give an example of a large one.',
          'Say what is never charged.',
        ],
      ),
      passage(
        'How we work with you',
        `how you work on ${phrase} when you are {{ distance_from_office }}.`,
        ['Which visits are needed?', 'What can be settled by phone?', 'Who answers, and when?'],
      ),
    ],
    callToAction: [
      `Draft: invite people {{ in_town }} to write about ${phrase}.`,
      `Draft: say what happens after somebody writes about ${phrase}.`,
      `Draft: say what to have ready for a first talk about ${phrase}.`,
    ],
    sample: true,
  };
}

/** Returns the draft of a sector: what each service does for it. */
export function sectorDraft(
  { name, phrase }: { name: string; phrase: string },
  services: readonly ServiceAnswer[],
): KnownFields {
  const text = (service: string) =>
    `Draft: how ${phrase} benefit from ${service}. Write fifty to eighty words that are true of this sector and of no other: the job that they ask for most, the rule or the season that shapes it, what they have ready at the start, and what they have in hand at the end. A paragraph that suits every sector tells them nothing.`;
  return {
    name,
    phrase,
    services: Object.fromEntries(
      services.map((service) => [service.slug, text(phraseOf(service.name))]),
    ),
    sample: true,
  };
}

/** Returns the draft of the words that the pages of all towns share. */
export function townPagesDraft(facts: PatternFacts): KnownFields {
  const title = fittingPatterns(
    'title',
    [
      'What we do {{ in_town_full }} | {{ agency }}',
      'What {{ agency }} does {{ in_town_full }}',
      'Our services and their prices {{ in_town_full }}',
      'What we do {{ in_town_full }}, and what it costs',
    ],
    facts,
  );
  const description = fittingPatterns(
    'description',
    [
      'What {{ agency }} does for people and firms in {{ place }}: services, prices, and how we work with you from our office in {{ office }}.',
      'What {{ agency }} does {{ in_town_full }}: services, prices, and how we work with you from {{ office }}. Write to us with any question.',
      'What we do {{ in_town_full }}: our services, what they cost, and how we work with you from {{ office }}. Write to us with any question.',
      'What we do {{ in_town_full }}: our services, what they cost, and how we work with you. Write to us with any question that you have.',
    ],
    facts,
  );
  return { title, description, ...townPagesWords };
}

/** The words that do not depend on the agency. */
const townPagesWords: KnownFields = {
  lead: [
    'Draft: in two sentences, what you do {{ in_town }}. You work from {{ office }}, and {{ town }} is {{ distance_from_office }}.',
    'Draft: in two sentences, why somebody {{ in_town }} would choose you.',
    'Draft: in two sentences, what you know of {{ town }}, a {{ city_or_town }} of {{ population }} people.',
  ],
  localHeading: [
    '{{ service_title }} as {{ town }} needs it',
    'How we would go about it {{ in_town }}',
    'With {{ town }} in mind',
  ],
  heading: 'What we do {{ in_town }}',
  nearby: {
    towns: 'Nearest towns',
    services: 'The same service in the nearest towns',
    none: 'No other town with pages of its own is close to {{ town }}.',
    far: 'No town with pages of its own is close to {{ town }}. The nearest are some way off.',
    parts: 'Parts of {{ town }} with pages of their own',
    partServices: 'The same service in parts of {{ town }}',
    distances: 'Distances are as the crow flies.',
  },
  withoutNeighbours: { nearest: 'the next town', neighbours: 'the wider area' },
  sample: true,
};
