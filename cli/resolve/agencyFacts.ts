import type { Content } from '#cli/model/content.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import type { FactView } from '#schemas/generated/views.ts';

/**
 * Returns the figures and claims of the agency that its page of facts shows, those about replies first. A claim without a label is left
 * out.
 */
export function agencyFacts({
  site,
  words,
}: Pick<Content['singles'], 'site' | 'words'>): FactView[] {
  const { claims = {}, locale } = site.data;
  const { facts } = words.data.pages;
  const { mvpWeeks } = claims;
  const mvp = mvpWeeks && fillPlural(facts.weeks, mvpWeeks, locale, { weeks: mvpWeeks });
  const sample = claims.sample && sampleOf(words);
  return [
    { label: facts.usualReply, value: claims.usualReply },
    { label: facts.promisedReply, value: claims.promisedReply },
    ...statFacts({ site, words }),
    { label: facts.costReduction, value: claims.costReduction, ...sample },
    { label: facts.lessManualWork, value: claims.lessManualWork, ...sample },
    { label: facts.mvp, value: mvp, ...sample },
  ].flatMap(({ label, value, ...rest }) => (label && value ? [{ label, value, ...rest }] : []));
}

/** Returns the figures that the agency states about itself. Each has its evidence or is marked as invented, if content says so. */
export function statFacts({ site, words }: Pick<Content['singles'], 'site' | 'words'>): FactView[] {
  return (site.data.stats ?? []).map(({ label, value, evidence, sample }) => {
    if (evidence !== undefined) return { label, value, note: evidence };
    return { label, value, ...(sample && sampleOf(words)) };
  });
}

function sampleOf(words: Content['singles']['words']): Pick<FactView, 'note' | 'isSample'> {
  return { note: words.data.parts.sampleFigure, isSample: true };
}
