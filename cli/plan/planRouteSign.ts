import type { RouteSign } from '#schemas/generated/views.ts';
import { parseWeeks } from './parseWeeks.ts';

/** A service on the sign. */
interface Service {
  label: string;
  path: string;
  /** The duration as it is printed: "2–8 weeks", "3–6 months", "ongoing". */
  duration: string;
}

/** The number of exits that a roundabout can have: to the left, to the right and ahead. */
const MOST_EXITS = 3;

/** The number of turnings with which the sign is no higher than the words beside it. */
const MOST_TURNINGS = 8;

/**
 * Plans the road sign of the home page. A service with an end is a turning off the road, the longest at the top like the farthest
 * place on a sign. A service that is ongoing, or states no duration, is on the roundabout at the end of the road. If the
 * sign has no room for all services, it has the first ones.
 */
export function planRouteSign(services: readonly Service[]): RouteSign {
  const timed = services.map((service) => ({ service, weeks: weeksOf(service.duration) }));
  return {
    roundabout: timed
      .filter(({ weeks }) => weeks === undefined)
      .slice(0, MOST_EXITS)
      .map(({ service }) => service),
    turnings: timed
      .filter(({ weeks }) => weeks !== undefined)
      .slice(0, MOST_TURNINGS)
      .sort((a, b) => (b.weeks ?? 0) - (a.weeks ?? 0))
      .map(({ service }) => service),
  };
}

/** Returns a sort key: the longest time that a duration names, in weeks, then the shortest. */
function weeksOf(duration: string): number | undefined {
  const weeks = parseWeeks(duration);
  return weeks && weeks.most + weeks.least / 1000;
}
