import { plainText } from '#cli/body/plainText.ts';
import type { Content, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { ProseText } from '#cli/similarity/townProse.ts';
import { canonicalVariant } from './planPaths.ts';
import { chooseSectors, choiceOf } from './sharedParts.ts';
import { chooseBy } from './stableHash.ts';

/** The prose of the pages of a town. Texts that other towns have too may be patterns. */
export interface LocationProse {
  hub: ProseText[];
  /** Returns the prose of the page of a service. */
  ofPage(variant: VariantEntry): ProseText[];
}

/**
 * Returns the prose of a town's pages: every text of `<main>` that comes from content, apart from forms, navigation, prices and lists of
 * links or facts (docs/behaviour.md#location-pages).
 */
export function locationProse(
  town: TownEntry,
  { content, sector, local }: Pick<SiteContext, 'content' | 'sector' | 'local'>,
): LocationProse {
  const { collections, singles } = content;
  const introduction = written(plainText(town.markdown.tree));
  return {
    hub: [
      common(chooseBy(`${town.slug}/lead`, singles.townPages.data.lead)),
      introduction,
      ...town.data.sectors.flatMap((own) => [
        common(sector(own.sector).data.name),
        written(own.note),
      ]),
      ...collections.services.map(({ data }) => common(data.card.description)),
    ],
    ofPage(variant) {
      const { data } = variant;
      const choose = (field: string, patterns: readonly string[]) =>
        common(patterns[choiceOf(town, variant, field, patterns)] ?? '');
      const isFirst = canonicalVariant(town, variant, collections.variants) === variant;
      const text = isFirst ? local(town)?.data.services[data.service] : undefined;
      return [
        choose('heading', data.heading),
        choose('lead', data.lead),
        introduction,
        ...(text === undefined ? [] : [written(text)]),
        ...data.passages.flatMap(({ heading, phrasings }, index) => [
          choose(`passages/${index}/heading`, heading),
          choose(`passages/${index}`, phrasings),
        ]),
        ...chooseSectors(town, variant, collections.variants).flatMap((own) => {
          const { name, services } = sector(own.sector).data;
          return [common(name), written(own.note), common(services[data.service] ?? '')];
        }),
        choose('callToAction', data.callToAction),
        common(singles.servicePages.data.booking.text),
      ];
    },
  };
}

/** Returns all texts that the pages of several towns may have. */
export function commonTexts({ collections, singles }: Content): string[] {
  return [
    ...singles.townPages.data.lead,
    singles.servicePages.data.booking.text,
    ...collections.services.map(({ data }) => data.card.description),
    ...collections.sectors.flatMap(({ data }) => [data.name, ...Object.values(data.services)]),
    ...collections.variants.flatMap(({ data: { heading, lead, passages, callToAction } }) => [
      ...heading,
      ...lead,
      ...passages.flatMap((passage) => [...passage.heading, ...passage.phrasings]),
      ...callToAction,
    ]),
  ];
}

function common(text: string): ProseText {
  return { text, isLocal: false };
}

function written(text: string): ProseText {
  return { text, isLocal: true };
}
