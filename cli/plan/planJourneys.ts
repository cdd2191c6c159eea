import type { SiteContext } from '#cli/model/siteContext.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import type { Journey } from '#schemas/journey.ts';
import type { HowFarScreen } from '#schemas/screen.ts';
import { planJourney } from './planJourney.ts';
import { parseWeeks } from './parseWeeks.ts';
import type { Weeks } from './parseWeeks.ts';
import { scheduleStages } from './scheduleStages.ts';

type Context = Parameters<typeof planJourney>[2];

/** Plans all journeys by their starts. A bar shows the time of each as a percentage of the longest. */
export function planJourneys(screen: HowFarScreen, context: Context): JourneyView[] {
  const journeys = screen.starts.flatMap(({ name }) =>
    screen.journeys.filter(({ from }) => from === name),
  );
  const times = journeys.map((journey) => timeOf(journey, context));
  const longest = Math.max(...times.map((time) => time?.most ?? 0));
  return journeys.map((journey, index) => {
    const time = times[index];
    const percent = (weeks: number) => Math.round((100 * weeks) / longest);
    return {
      ...planJourney(journey, screen, context),
      ...(time && { bar: { least: percent(time.least), most: percent(time.most) } }),
    };
  });
}

/** Returns the time of a journey until the last stage with an end has ended, or `undefined` if no stage has one. */
function timeOf({ stages }: Journey, { price }: Pick<SiteContext, 'price'>): Weeks | undefined {
  return scheduleStages(
    stages.map((stage) => ({ ...stage, weeks: parseWeeks(price(stage.service).duration) })),
  ).total;
}
