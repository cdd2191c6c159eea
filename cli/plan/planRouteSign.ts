import type { RouteSign } from '#schemas/generated/views.ts';

/** A service as the sign names it. */
interface Service {
  label: string;
  path: string;
  /** As printed: "2–8 weeks", "3–6 months", "ongoing". */
  duration: string;
}

/** Weeks in a unit of time, to put durations in order. */
const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/**
 * The road sign of the home page. What ends is a turning off the road, the longest at the top as the farthest place is on a
 * sign. What goes on, or does not say how long it takes, is on the roundabout at the end of the road.
 */
export function planRouteSign(services: readonly Service[]): RouteSign {
  const timed = services.map((service) => ({ service, weeks: weeksOf(service.duration) }));
  return {
    roundabout: timed.filter(({ weeks }) => weeks === undefined).map(({ service }) => service),
    turnings: timed
      .filter(({ weeks }) => weeks !== undefined)
      .sort((a, b) => (b.weeks ?? 0) - (a.weeks ?? 0))
      .map(({ service }) => service),
  };
}

/** The longest time a duration names, in weeks; times of the same length are told apart by the shortest. */
function weeksOf(duration: string): number | undefined {
  const match = /(\d+)(?:\s*[–-]\s*(\d+))?\s+(day|week|month|year)s?\b/.exec(duration);
  if (!match) return undefined;
  const [, from, to, unit = ''] = match;
  const weeks = weeksIn[unit] ?? 1;
  return weeks * (Number(to ?? from) + Number(from) / 1000);
}
