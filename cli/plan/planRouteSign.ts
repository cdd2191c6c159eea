import type { RouteSign } from '#schemas/generated/views.ts';
import type { Price } from '#schemas/price.ts';
import { isOngoing, parseWeeks } from '#cli/resolve/parseWeeks.ts';

/** A service on the sign. */
interface Service extends Pick<Price, 'per'> {
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
 * Plans the road sign of the home page. A service that is ongoing is on the roundabout at the end of the road. The others are turnings off the
 * road, the longest at the top like the farthest place on a sign, and one without a known duration at the bottom. If the sign has no room for all
 * services, it has the first ones.
 */
export function planRouteSign(services: readonly Service[]): RouteSign {
  const [endless, timed] = [services.filter(isOngoing), services.filter((one) => !isOngoing(one))];
  const exit = ({ label, path, duration }: Service) => ({ label, path, duration });
  return {
    roundabout: endless.slice(0, MOST_EXITS).map(exit),
    turnings: timed
      .slice(0, MOST_TURNINGS)
      .sort((a, b) => weeksOf(b.duration) - weeksOf(a.duration))
      .map(exit),
  };
}

/** Returns a sort key: the longest time that a duration names, in weeks, then the shortest; 0 if it names none. */
function weeksOf(duration: string): number {
  const weeks = parseWeeks(duration);
  return weeks ? weeks.most + weeks.least / 1000 : 0;
}
