import { joinList } from '#cli/create/joinList.ts';
import { phraseOf } from '#cli/create/phraseOf.ts';
import { searchTexts } from './draftTexts.ts';
import type { EntryDraft } from './serviceDrafts.ts';
import { homeCountry } from './countries.ts';
import type { SiteAnswers } from './siteAnswers.ts';

/** Returns the drafts of the questions, by their slugs. */
export function questionDrafts({ office, services }: SiteAnswers): Record<string, EntryDraft> {
  const list = joinList(services.map(({ name }) => phraseOf(name)));
  return Object.fromEntries(
    (
      [
        ['what-you-do', 'What do you do?', `We offer ${list}. Draft: add what you do not do.`],
        [
          'where-you-work',
          'Where do you work?',
          `Our office is in ${office.city}. Draft: say how far you travel.`,
        ],
        [
          'how-to-start',
          'How do we start?',
          'Write to us through the [contact page](/contact). Draft: say what happens then.',
        ],
      ] as const
    ).map(([slug, question, body], index) => [
      slug,
      { fields: { order: index + 1, question, sample: true }, body },
    ]),
  );
}

/** Returns the drafts of the legal pages, by their slugs. They say what the software does; the agency has to complete them. */
export function legalDrafts({
  name,
  email,
  country,
  office,
}: SiteAnswers): Record<string, EntryDraft> {
  const authority =
    country === homeCountry
      ? "You can complain to the [Information Commissioner's Office](https://ico.org.uk/make-a-complaint/)."
      : `Draft: name the authority in ${country.name} that visitors can complain to, with a link.`;
  const address = [office.street, office.city, office.postcode].filter(Boolean).join(', ');
  const page = (order: number, title: string, lead: string, about: string) => ({
    order,
    title,
    lead,
    search: searchTexts(
      [`${title} | ${name}`, `${title} of ${name} in ${office.city}`, `${title} for this website`],
      [
        about,
        about.includes(name)
          ? 'We are responsible for this website.'
          : `${name} is responsible for this website.`,
        'Write to us with any question about it.',
        'You can ask for a copy at any time.',
      ],
    ),
    sample: true,
  });
  return {
    'privacy-policy': {
      fields: page(
        1,
        'Privacy policy',
        'Draft: what you learn about visitors, why, and for how long. Complete every section before launch.',
        `Which personal data ${name} collects on this website, and why.`,
      ),
      body: `## Who is responsible

${name}, ${address}, decides how personal data is used here. Write to [${email}](mailto:${email}).

## What we collect

The forms of this site send us what you type into them: your name, how to reach you, and your message. Visits to pages that do not exist are recorded without your name, so that we can fix links. Draft: add what your host and your mail provider record.

## Why, and for how long

We use enquiries to answer them. Draft: name the lawful basis, and how long you keep them. "site enquiries purge" erases old ones.

## Your rights

You can ask for a copy of your data, and for its correction or erasure. ${authority}`,
    },
    'cookie-policy': {
      fields: page(
        2,
        'Cookie policy',
        'Draft: what this site stores on your device. Check it against your services before launch.',
        'What this website stores on your device, and how to refuse it.',
      ),
      body: `## What is stored

This site has no advertising and no analytics. It asks before it stores anything that is not strictly necessary. Draft: if you add analytics or a booking calendar, list what they store and for how long.

## Changing your mind

Your browser can show and delete what a site has stored. The [privacy policy](/privacy-policy) says who is responsible.`,
    },
  };
}
