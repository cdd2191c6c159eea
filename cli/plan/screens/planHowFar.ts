import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import type { JourneyEnd } from '#schemas/journey.ts';
import { planJourneys, planScale } from '../planJourneys.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { commonFields } from './screenPage.ts';

/** Plans the page that adds up the stages, weeks and prices of a journey. */
export function planHowFar(context: SiteContext, own: SingleEntry<'howFar'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead, starts, goals, journeys, all, labels } = own.data;
  const withoutBrief = ({ name, label }: JourneyEnd) => ({ name, label });
  const services = new Set(journeys.flatMap(({ stages }) => stages.map(({ service }) => service)));
  return {
    model: {
      ...commonFields(context, 'howFar'),
      type: 'how-far',
      title,
      lead,
      starts: starts.map(withoutBrief),
      goals: goals.map(withoutBrief),
      journeys: planJourneys(own.data, context),
      scale: planScale(own.data, context),
      all,
      labels,
    },
    sources: [
      own.file,
      singles.prices.file,
      singles.site.file,
      ...[...services].map((slug) => entryOf(collections.services, slug).file),
    ],
  };
}
