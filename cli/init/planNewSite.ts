import { stringify } from 'yaml';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { formatFields } from '#cli/create/formatFields.ts';
import { contentVersion } from '#cli/migrations/migrations.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import { guessPlace } from '#cli/create/guessPlace.ts';
import { brandFiles } from './brandFiles.ts';
import { homeCountry } from './countries.ts';
import { localWording, localWords } from './localWords.ts';
import { legalDrafts, questionDrafts } from './pageDrafts.ts';
import { projectFiles } from './projectFiles.ts';
import { screenDrafts } from './screenDrafts.ts';
import { draftText, priceTable, serviceDraft } from './serviceDrafts.ts';
import type { EntryDraft } from './serviceDrafts.ts';
import type { SiteAnswers } from './siteAnswers.ts';
import { starterCoast } from './starterCoast.ts';
import type { StarterFiles } from './starterFiles.ts';
import { sectorDraft, variantDraft } from './townDrafts.ts';
import { townFiles } from './townFiles.ts';
import { usedSources } from './usedSources.ts';

/**
 * Plans the files of a new site, by their paths below its folder. Every text about the agency is a draft that says what belongs there and
 * is marked with `sample: true`. `initial` is the first letter of the name as the data of an SVG path in a square of 40.
 */
export function planNewSite(
  answers: SiteAnswers,
  starter: StarterFiles,
  initial: string,
): Map<string, string> {
  const { country, services, towns } = answers;
  const chosen = towns.flatMap((slug) => starter.towns.get(slug) ?? []);
  const facts = { agency: answers.name, office: answers.office.city, towns: chosen };
  const sectors = [...new Set(chosen.flatMap((town) => town.sectors))].sort();
  const coast = starterCoast(starter);
  const sources = new Set([coast.source, ...chosen.flatMap((town) => town.sources)]);
  const content: [string, string][] = [
    ['site.yaml', formatFields(contractTree(singles.site.schema), siteFields(answers, starter))],
    ['navigation.yaml', stringify(navigation(answers))],
    ['prices.yaml', priceTable(answers)],
    ['words.yaml', localWords(starter.words, country)],
    ['wording.yaml', localWording(starter.wording, country)],
    ...services.map((service, index) =>
      entry('services', service.slug, serviceDraft(service, index, answers)),
    ),
    ...Object.entries(screenDrafts(answers, facts)).map(([name, draft]) =>
      single(name as SingleName, draft),
    ),
    ...entries('questions', questionDrafts(answers)),
    ...entries('legalPages', legalDrafts(answers)),
  ];
  if (towns.length > 0) {
    content.push(
      ['sources.yaml', usedSources(starter, sources)],
      ['map.yaml', coast.text],
      ['barriers.yaml', starter.barriers],
      ...townFiles(towns, starter),
      ...services.map((service) =>
        entry('variants', service.slug, {
          fields: variantDraft(service, facts),
        }),
      ),
      ...sectors.flatMap((slug) => {
        const sector = starter.sectors.get(slug);
        return sector ? [entry('sectors', slug, { fields: sectorDraft(sector, services) })] : [];
      }),
    );
  }
  return new Map([
    ...projectFiles(answers),
    ...content.map(([file, text]): [string, string] => [`content/${file}`, text]),
    ...brandFiles(answers.colour, initial, services),
  ]);
}

function siteFields(
  { name, url, email, country, office, services }: SiteAnswers,
  { towns }: StarterFiles,
): KnownFields {
  // The first nation decides how places are written.
  const own = country === homeCountry ? guessPlace(office, [...towns.values()]) : undefined;
  const nations = own
    ? [own.nation.value, ...country.nations.filter((nation) => nation !== own.nation.value)]
    : [...country.nations];
  return {
    name,
    url,
    locale: country.locale,
    currency: country.currency,
    distances: country.distances,
    timeZone: country.timeZone,
    country: country.code,
    nations,
    description: `${name} works in ${office.city}. ${services[0]?.sentence ?? ''}`.trim(),
    email,
    office,
    indexing: { greatestShare: 0.4, leastOwnWords: 150, goal: 0 },
    shelfLife: { months: 12, graceMonths: 12 },
    contentVersion,
    sample: true,
  };
}

function navigation({ name, towns }: SiteAnswers): KnownFields {
  const link = (label: string, href: string) => ({ label, href });
  return {
    header: [
      link('About', '/about'),
      ...(towns.length > 0 ? [link('Locations', '/locations')] : []),
      link('Contact', '/contact'),
    ],
    footer: [
      {
        heading: 'Company',
        links: [
          link(`About ${name}`, '/about'),
          link('Questions and answers', '/facts-questions'),
          link('Contact', '/contact'),
          link('All pages', '/sitemap'),
        ],
      },
    ],
  };
}

function entries(
  collection: CollectionName,
  drafts: Record<string, EntryDraft>,
): [string, string][] {
  return Object.entries(drafts).map(([slug, draft]) => entry(collection, slug, draft));
}

function entry(collection: CollectionName, slug: string, draft: EntryDraft): [string, string] {
  const { folder, extension, schema } = collections[collection];
  const file = `${folder}/${slug}${extension}`;
  return [file, draftText({ file, schema }, draft)];
}

function single(name: SingleName, draft: EntryDraft): [string, string] {
  return [singles[name].file, draftText(singles[name], draft)];
}
