import type { z } from 'zod';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { formatFields } from '#cli/create/formatFields.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { phraseOf } from '#cli/create/phraseOf.ts';
import { searchTexts } from './draftTexts.ts';
import type { ServiceAnswer, SiteAnswers } from './siteAnswers.ts';

/** A draft of an entry. */
export interface EntryDraft {
  fields: KnownFields;
  body?: string;
}

/** Returns the text of a YAML file, or of a Markdown file with fields above its body. */
export function draftText(
  { file, schema }: { file: string; schema: z.ZodType },
  { fields, body }: EntryDraft,
): string {
  const yaml = formatFields(contractTree(schema), fields);
  return file.endsWith('.md') ? `---\n${yaml}---\n\n${body ?? ''}\n` : yaml;
}

/** Returns the draft of a service, which says what belongs in each of its texts. */
export function serviceDraft(
  { slug, name, sentence }: ServiceAnswer,
  index: number,
  { name: agency, office, services }: SiteAnswers,
): EntryDraft {
  const phrase = phraseOf(name);
  const others = services.map((one) => one.slug).filter((other) => other !== slug);
  return {
    fields: {
      order: index + 1,
      title: name,
      menuTitle: name,
      phrase,
      description: sentence,
      search: searchTexts(
        [
          `${name} | ${agency}, ${office.city}`,
          `${name} from ${agency} in ${office.city}`,
          `${name}: what is included and what it costs`,
          name,
        ],
        [
          `${name} from ${agency} in ${office.city}.`,
          'See what is included, what it costs and how to start.',
          `Write to us about ${phrase}, and we tell you honestly whether we can help.`,
          'Questions are welcome, and answered honestly.',
        ],
      ),
      heroImage: {
        src: `/images/services/${slug}.svg`,
        // The words that `notesAreRemoved` looks for, so that the picture is named before launch.
        alt: 'Draft: plain shapes in the colours of the site, until there is a picture',
        width: 960,
        height: 720,
      },
      card: {
        title: name,
        description: `Draft: who needs ${phrase}, in one or two sentences.`,
        icon: 'service',
        cta: `See ${phrase}`,
      },
      listing: {
        description: `Draft: two sentences for the list of services. Say what a client of ${phrase} has in hand at the end.`,
        features: ['first', 'second', 'third'].map(
          (nth) => `Draft: a ${nth} short fact about ${phrase}`,
        ),
      },
      benefits: ['first', 'second', 'third'].map(
        (nth) =>
          `Draft: the ${nth} thing that a client gains from ${phrase}, in a sentence or two.`,
      ),
      features: ['first', 'second', 'third', 'fourth'].map(
        (nth) => `Draft: the ${nth} thing that is part of ${phrase}`,
      ),
      relatedLinks: [...others, '/contact', '/about', '/privacy-policy'].slice(0, 3),
      sample: true,
    },
    body: `## What you get

Draft: describe ${phrase} as you would to a client across a table. What is there at the end that was not there before?

## How it goes

Draft: the steps from the first call to the last, with who does what and how long each takes.`,
  };
}

/** Returns the table of prices. All of them are placeholders, because only the agency knows its prices. */
export function priceTable({
  services,
  country,
}: Pick<SiteAnswers, 'services' | 'country'>): string {
  const lines = services.map(
    ({ slug }) =>
      `${slug}: { min: 100, max: 1000, per: project, duration: as agreed, sample: true }\n`,
  );
  return `# The price range of each service, without ${country.salesTax}. These figures are placeholders: write your own, and delete "sample: true".\n${lines.join('')}`;
}
