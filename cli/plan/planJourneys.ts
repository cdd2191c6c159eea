import type { SiteContext } from '#cli/model/siteContext.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import type { Journey } from '#schemas/journey.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { HowFarScreen } from '#schemas/screen.ts';
import { barOf } from './barOf.ts';
import { planJourney } from './planJourney.ts';
import { parseWeeks } from '#cli/resolve/parseWeeks.ts';
import type { Weeks } from '#cli/resolve/parseWeeks.ts';
import { scheduleStages } from './scheduleStages.ts';

type Context = Parameters<typeof planJourney>[2];

/** The error of weeks that are computed from months. */
const ROUNDING = 0.01;

/** The number of steps of the scale. The last one may be left out. */
const STEPS = 4;

/** Plans all journeys by their starts. A bar shows the time of each as a percentage of the longest. */
export function planJourneys(screen: HowFarScreen, context: Context): JourneyView[] {
  const journeys = byStart(screen);
  const times = journeys.map((journey) => timeOf(journey, context));
  const longest = longestOf(journeys, context);
  return journeys.map((journey, index) => {
    const time = times[index];
    return {
      ...planJourney(journey, screen, context),
      ...(time && { bar: barOf(time, longest) }),
    };
  });
}

/**
 * Plans the marks of the scale of all bars: each has its place as a percentage, and a number of weeks. The last one also has its unit.
 * Returns an empty list if no journey has an end.
 */
export function planScale(screen: HowFarScreen, context: Context): { at: number; label: string }[] {
  const { number, locale } = localeFormats(context.content.singles.site.data);
  const longest = longestOf(byStart(screen), context);
  const step = Math.ceil(longest / STEPS);
  const marks = longest > 0 ? Math.floor(longest / step + ROUNDING) + 1 : 0;
  return Array.from({ length: marks }, (_, index) => {
    const weeks = index * step;
    return {
      at: Math.round((100 * weeks) / longest),
      label:
        index === marks - 1
          ? fillPlural(screen.labels.weeks, weeks, locale, { weeks: number(weeks) })
          : number(weeks),
    };
  });
}

function byStart({ starts, journeys }: HowFarScreen): Journey[] {
  return starts.flatMap(({ name }) => journeys.filter(({ from }) => from === name));
}

/** Returns the weeks of the longest journey. They are 0 if none has an end. */
function longestOf(journeys: readonly Journey[], context: Context): number {
  return Math.max(0, ...journeys.map((journey) => timeOf(journey, context)?.most ?? 0));
}

/** Returns the time of a journey until the last stage with an end has ended, or `undefined` if no stage has one. */
function timeOf({ stages }: Journey, { price }: Pick<SiteContext, 'price'>): Weeks | undefined {
  return scheduleStages(
    stages.map((stage) => ({ ...stage, weeks: parseWeeks(price(stage.service).duration) })),
  ).total;
}
