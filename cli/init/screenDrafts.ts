import { joinList } from '#cli/create/joinList.ts';
import { phraseOf } from '#cli/create/phraseOf.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import { searchTexts } from './draftTexts.ts';
import type { PatternFacts } from './draftTexts.ts';
import type { EntryDraft } from './serviceDrafts.ts';
import type { SiteAnswers } from './siteAnswers.ts';
import { townPagesDraft } from './townDrafts.ts';

/**
 * Returns the drafts of the screens, by their names in the schemas. `facts` decide which patterns fit. Without towns, those about towns are
 * left out. The list of posts or of case studies is there if `lists` names its collection.
 */
export function screenDrafts(
  answers: Pick<SiteAnswers, 'name' | 'office' | 'services' | 'towns'>,
  facts: PatternFacts,
  { lists }: { lists?: CollectionName } = {},
): Partial<Record<SingleName, EntryDraft>> {
  const { name, office, services, towns } = answers;
  const slugs = services.map((service) => service.slug);
  const [first = '', ...more] = services.map((service) => phraseOf(service.name));
  const list = joinList([first, ...more.slice(0, 2)]);
  const screen = (path: string, title: string, lead: string, about: string) => ({
    title,
    lead,
    search: searchTexts(
      title.includes(name)
        ? [
            title,
            ...[list, first].map((offer) =>
              title.includes(office.city)
                ? `${title}: ${offer}`
                : `${title}: ${offer} in ${office.city}`,
            ),
            `${title}: services and prices`,
            `${title}: what we do and what it costs`,
          ]
        : [
            `${title} | ${name}`,
            `${title} | ${name}, ${office.city}`,
            `${title} | ${name}: ${list} in ${office.city}`,
            `${title} | ${name}: ${first} in ${office.city}`,
            `${title} | ${name}: services and prices`,
            `${title} | ${name}: what we do and what it costs`,
          ],
      [
        about,
        about.includes(name)
          ? `We work from ${office.city}.`
          : `${name} works from ${office.city}.`,
        `We offer ${list}.`,
        'See what we do and what it costs.',
        'Write to us with any question.',
      ],
    ),
    relatedLinks: [...slugs, '/contact', '/about', '/privacy-policy', '/cookie-policy']
      .filter((link) => link !== path)
      .slice(0, 3),
    sample: true,
  });
  const section = (title: string, text: string) => ({ title, text });
  return {
    home: {
      fields: {
        ...screen(
          '/',
          `${name}, ${office.city}`,
          services[0]?.sentence ?? '',
          `${name} in ${office.city}: who we are and what we do.`,
        ),
        primaryAction: 'Write to us',
        services: section('What we do', 'Draft: one sentence above the services.'),
        about: section(`About ${name}`, 'Draft: one sentence on who you are.'),
        leadCapture: section(
          'Tell us what you need',
          'Draft: one sentence on what happens after somebody writes.',
        ),
        contact: section('How to reach us', 'Draft: one sentence on how you like to be reached.'),
      },
      body: `Draft: two short paragraphs on ${name}. Who are you, since when, and what do clients come for?`,
    },
    about: {
      fields: screen(
        '/about',
        `About ${name}`,
        'Draft: who you are, in one or two sentences.',
        `Who works at ${name}, and how.`,
      ),
      body: `## How it began\n\nDraft: the story of ${name}, as short as it is true.\n\n## How we work\n\nDraft: what you always do, and what you never do.`,
    },
    servicesList: {
      fields: screen(
        '/services',
        'Services and prices',
        `Draft: one or two sentences above the list of what ${name} does.`,
        'All services with what they include and what they cost.',
      ),
    },
    contact: {
      fields: {
        ...screen(
          '/contact',
          'Contact us',
          'Draft: how and when to reach you, in a sentence or two.',
          'How to write to us or visit us.',
        ),
        form: section('Write to us', 'Draft: what to tell you in a first message.'),
        ...(office.street !== undefined && {
          office: section('Visit us', 'Draft: when the office is open, and how to find it.'),
        }),
      },
    },
    factsQuestions: {
      fields: screen(
        '/facts-questions',
        'Questions and answers',
        'Draft: one sentence above the questions that clients ask.',
        'Answers to the questions that clients ask first.',
      ),
    },
    servicePages: {
      fields: {
        whyChoose: `Why choose ${name}`,
        included: 'What is included',
        quote: section(
          'Ask for a quote',
          'Draft: what you need to know before you can name a price.',
        ),
        sample: true,
      },
    },
    sitemap: {
      fields: {
        ...screen(
          '/sitemap',
          'All pages',
          'Every page of this site.',
          'A list of all pages of this site.',
        ),
        main: section('The site', 'Pages about us.'),
        services: section('Services', 'What we do.'),
        legalPages: section('Legal pages', 'What the law asks us to say.'),
        ...(towns.length > 0 && { towns: section('Places', 'Where we work.') }),
      },
    },
    search: {
      fields: {
        ...screen(
          '/search',
          'Search this site',
          towns.length > 0
            ? 'Name what you need, and the place if you like.'
            : 'Name what you need.',
          'Search all pages of this site.',
        ),
        ignored: [
          'a',
          'and',
          'do',
          'for',
          'how',
          'i',
          'in',
          'is',
          'of',
          'the',
          'to',
          'what',
          'you',
        ],
      },
    },
    thankYou: {
      fields: {
        ...screen(
          '/thank-you',
          'Thank you',
          'Your message has arrived.',
          'Your message has arrived, and this is what happens next.',
        ),
        next: [
          section('We read it', 'Draft: who reads it, and when.'),
          section('We answer', 'Draft: how you answer, and what the sender can do until then.'),
        ],
      },
    },
    notFound: {
      fields: screen(
        '/404',
        'Page not found',
        'There is no page at this address. The links below lead to those that exist.',
        'There is no page at this address.',
      ),
    },
    ...(lists === 'caseStudies' && {
      caseStudiesList: {
        fields: screen(
          '/case-studies',
          'Case studies',
          'Draft: whose work this is, in a sentence or two.',
          `What ${name} has done for clients.`,
        ),
      },
    }),
    ...(lists === 'posts' && {
      blogList: {
        fields: screen(
          '/blog',
          'Blog',
          'Draft: what you write about, and for whom, in a sentence or two.',
          `Articles by ${name}.`,
        ),
      },
    }),
    ...(towns.length > 0 && {
      locationsList: {
        fields: {
          ...screen(
            '/locations',
            'Where we work',
            `Draft: one or two sentences on where ${name} works.`,
            'The towns and cities in which we work, with what we do there.',
          ),
          sources: section('Sources', 'Where the figures about towns come from.'),
        },
        body: `Draft: a paragraph on the area that you serve from ${office.city}, and on how you reach it.`,
      },
      townPages: { fields: townPagesDraft(facts) },
    }),
  };
}
