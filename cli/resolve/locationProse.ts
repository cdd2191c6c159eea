import { plainText } from '#cli/body/plainText.ts';
import { firstSentences } from '#cli/body/splitParagraphs.ts';
import type { Content, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ProseText } from '#cli/similarity/townProse.ts';
import { asSentence } from '#schemas/asSentence.ts';
import { localHeadingOf } from './localTextOf.ts';
import { placedPhrasings, sectorTexts } from './phrasings.ts';
import { planProof } from './planProof.ts';
import { choiceOf, pageParts, pageSectors } from './sharedParts.ts';
import { chooseBy } from './stableHash.ts';
import { required } from './required.ts';

/** The prose of the pages of a town. Texts that other towns have too may be patterns. */
export interface LocationProse {
  hub: ProseText[];
  /** Returns the prose of the page of a service. */
  ofPage(variant: VariantEntry): ProseText[];
  /** Returns only the part of that prose that was written for the town. This takes a tenth of the time. */
  writtenOnPage(variant: VariantEntry): ProseText[];
}

/**
 * Returns the prose of a town's pages: every text of `<main>` that comes from content, apart from forms, navigation, prices and lists of
 * links or facts (docs/behaviour.md#location-pages).
 */
export function locationProse(
  town: TownEntry,
  context: Pick<SiteContext, 'content' | 'texts' | 'service' | 'sector' | 'local'>,
): LocationProse {
  const { sector } = context;
  const { servicePages } = context.content.singles;
  const townPages = required(context.content.singles.townPages, 'town-pages');
  const { offer } = townPages.data;
  const proof = (sectors: readonly string[], service?: string) =>
    proofTexts(planProof({ town, sectors, ...(service && { service }) }, context));
  const introduction = written(plainText(town.markdown.tree));
  const writtenOnPage = (variant: VariantEntry) => {
    const { local, withParagraph } = pageSectors(town, variant, context);
    return [
      introduction,
      ...(local ? [written(local.text)] : []),
      ...withParagraph.map(({ note }) => written(note)),
    ];
  };
  return {
    writtenOnPage,
    hub: [
      common(townPages.data.heading),
      common(chooseBy(`${town.slug}/lead`, townPages.data.lead)),
      introduction,
      ...town.data.sectors.flatMap((own) => [
        common(sector(own.sector).data.name),
        written(own.note),
      ]),
      ...Object.values(context.local(town)?.data.services ?? {}).map((text) =>
        written(firstSentences(text)),
      ),
      ...proof(town.data.sectors.map((own) => own.sector)),
      ...(offer
        ? [
            common(chooseBy(`${town.slug}/offer/title`, offer.title)),
            common(chooseBy(`${town.slug}/offer/text`, offer.text)),
          ]
        : []),
    ],
    ofPage(variant) {
      const { service, heading } = variant.data;
      const { local, lead, passages, callToAction, sectors, otherSectors } = pageParts(
        town,
        variant,
        context,
      );
      const choose = (field: string, patterns: readonly string[]) =>
        common(patterns[choiceOf(town, variant, field, patterns)] ?? '');
      return [
        choose('heading', heading),
        ...writtenOnPage(variant),
        common(lead.text),
        ...(local ? [common(localHeadingOf(town, service, context))] : []),
        ...passages.flatMap((passage) => [
          choose(`passages/${passage.index}/heading`, passage.heading),
          common(passage.text),
        ]),
        ...sectors.flatMap(({ entry, own }) => [common(entry.data.name), common(own.text)]),
        ...proof(
          [...sectors.map(({ entry }) => entry), ...otherSectors].map(({ slug }) => slug),
          service,
        ),
        ...(callToAction ? [common(callToAction.text)] : []),
        ...(local || !servicePages.data.booking ? [] : [common(servicePages.data.booking.text)]),
      ];
    },
  };
}

/** Returns the sentences of a project, a quotation and what is missing. Their names and places do not count. */
function proofTexts(proof: ReturnType<typeof planProof>): ProseText[] {
  if (!proof) return [];
  const { project, quote, missing } = proof.view;
  return [project?.text, quote?.text, missing].flatMap((text) => (text ? common(text) : []));
}

/** Returns all texts that the pages of several towns may have. */
export function commonTexts({ collections, singles }: Content): string[] {
  return [
    ...(singles.townPages
      ? [
          singles.townPages.data.heading,
          ...singles.townPages.data.lead,
          ...singles.townPages.data.localHeading,
          ...(singles.townPages.data.offer?.title ?? []),
          ...(singles.townPages.data.offer?.text ?? []),
        ]
      : []),
    ...(singles.servicePages.data.booking ? [singles.servicePages.data.booking.text] : []),
    ...collections.caseStudies.flatMap(({ data }) => data.outcomes.map(asSentence)),
    ...collections.testimonials.map(({ data }) => data.excerpt ?? data.text),
    ...collections.sectors.flatMap(({ data }) => [
      data.name,
      ...Object.values(data.services).flatMap(sectorTexts),
    ]),
    ...collections.variants.flatMap(({ data }) => [
      ...data.heading,
      ...data.passages.flatMap(({ heading }) => heading),
      ...placedPhrasings(data).map(({ phrasing }) =>
        typeof phrasing === 'string' ? phrasing : phrasing.text,
      ),
    ]),
  ];
}

function common(text = ''): ProseText {
  return { text, isLocal: false };
}

function written(text: string): ProseText {
  return { text, isLocal: true };
}
