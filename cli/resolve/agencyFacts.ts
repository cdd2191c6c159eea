import type { Content } from '#cli/model/content.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import type { FactView } from '#schemas/generated/views.ts';

/** Returns the figures and claims of the agency that its page of facts shows, in their order. A claim without a label is left out. */
export function agencyFacts({
  site,
  words,
}: Pick<Content['singles'], 'site' | 'words'>): FactView[] {
  const { stats = [], claims = {}, locale } = site.data;
  const { facts } = words.data.pages;
  const { mvpWeeks } = claims;
  const mvp = mvpWeeks && fillPlural(facts.weeks, mvpWeeks, locale, { weeks: mvpWeeks });
  return [
    ...stats,
    { label: facts.usualReply, value: claims.usualReply },
    { label: facts.promisedReply, value: claims.promisedReply },
    { label: facts.costReduction, value: claims.costReduction },
    { label: facts.lessManualWork, value: claims.lessManualWork },
    { label: facts.mvp, value: mvp },
  ].flatMap(({ label, value }) => (label && value ? [{ label, value }] : []));
}
