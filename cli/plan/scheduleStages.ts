import type { Weeks } from '#cli/resolve/parseWeeks.ts';

/** A stage of a journey: the services that must end before it begins, and its time. A stage without a time has no end, or a duration that names none. */
export interface TimedStage {
  service: string;
  after?: readonly string[] | undefined;
  weeks?: Weeks | undefined;
}

/** The stages of a journey in time, and the time that they take together. */
export interface Schedule {
  /** When each stage begins, in weeks from the first day: if everything takes its shortest time, and its longest. */
  begins: readonly Weeks[];
  /** The time until the last stage with an end has ended; `undefined` if no stage has one. */
  total?: Weeks;
}

/**
 * Returns when the stages of a journey begin. A stage begins when all stages that it follows have ended, so stages that do not follow each
 * other run at the same time. A stage without a time does not delay those that follow it.
 */
export function scheduleStages(stages: readonly TimedStage[]): Schedule {
  const ends = new Map<string, Weeks>();
  const begins = stages.map(({ service, after = [], weeks }) => {
    const earlier = after.flatMap((name) => ends.get(name) ?? []);
    const begin = latest(earlier);
    ends.set(service, {
      least: begin.least + (weeks?.least ?? 0),
      most: begin.most + (weeks?.most ?? 0),
    });
    return begin;
  });
  const hasEnd = stages.some(({ weeks }) => weeks !== undefined);
  return { begins, ...(hasEnd && { total: latest([...ends.values()]) }) };
}

function latest(times: readonly Weeks[]): Weeks {
  return {
    least: Math.max(0, ...times.map(({ least }) => least)),
    most: Math.max(0, ...times.map(({ most }) => most)),
  };
}
