import type { SingleEntry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import { suggest } from '#cli/report/suggest.ts';
import type { Rule } from '../rule.ts';

/**
 * Journeys lead from a start that exists to a goal that exists, no two are alike, and every start and goal has one. Their stages follow
 * earlier ones, and name worked examples that `prices.yaml` has.
 */
export const journeysHoldTogether: Rule = ({ content: { singles } }) => {
  const { howFar, prices } = singles;
  if (!howFar) return [];
  return [
    ...unknownNames(howFar),
    ...repeats(howFar),
    ...unusedEnds(howFar),
    ...(prices ? missingExamples(howFar, prices) : []),
  ];
};

type HowFar = SingleEntry<'howFar'>;

/**
 * Starts, goals and earlier stages that are named and do not exist. If an existing one appears twice, it has probably replaced the missing
 * one, and is reported as well.
 */
function unknownNames({ file, data }: HowFar): Problem[] {
  const refer = (path: DataPath, found: string, known: readonly string[]): Problem[] => {
    if (known.includes(found) || new Set(known).size < known.length) return [];
    const suggestion = suggest(found, known);
    const args = { field: fieldName(path), found, known, ...(suggestion && { suggestion }) };
    return [{ code: 'journey-name-unknown', args, at: { file, path } }];
  };
  const starts = data.starts.map(({ name }) => name);
  const goals = data.goals.map(({ name }) => name);
  return data.journeys.flatMap(({ from, to, stages }, index) => [
    ...refer(['journeys', index, 'from'], from, starts),
    ...refer(['journeys', index, 'to'], to, goals),
    ...stages.flatMap(({ after = [] }, stage) =>
      after.flatMap((service, place) =>
        refer(
          ['journeys', index, 'stages', stage, 'after', place],
          service,
          stages.slice(0, stage).map((earlier) => earlier.service),
        ),
      ),
    ),
  ]);
}

/** Names of starts, goals and journeys that appear twice, journeys between the same two, and services twice in one journey. */
function repeats({ file, data }: HowFar): Problem[] {
  const find = (items: readonly { key: string; path: DataPath }[]): Problem[] => {
    const firsts = new Map<string, DataPath>();
    return items.flatMap(({ key, path }): Problem[] => {
      const first = firsts.get(key);
      if (!first) firsts.set(key, path);
      if (!first) return [];
      const args = { field: fieldName(path), found: key };
      const related = [{ file, path: first }];
      return [{ code: 'journey-repeated', args, at: { file, path }, related }];
    });
  };
  const { starts, goals, journeys } = data;
  return [
    ...find(starts.map(({ name }, index) => ({ key: name, path: ['starts', index, 'name'] }))),
    ...find(goals.map(({ name }, index) => ({ key: name, path: ['goals', index, 'name'] }))),
    ...find(journeys.map(({ name }, index) => ({ key: name, path: ['journeys', index, 'name'] }))),
    ...find(
      journeys.map(({ from, to }, index) => ({
        key: `${from} to ${to}`,
        path: ['journeys', index, 'to'],
      })),
    ),
    ...journeys.flatMap(({ stages }, index) =>
      find(
        stages.map(({ service }, stage) => ({
          key: service,
          path: ['journeys', index, 'stages', stage, 'service'],
        })),
      ),
    ),
  ];
}

/** Starts from which no journey leads, and goals that none reaches. */
function unusedEnds({ file, data: { starts, goals, journeys } }: HowFar): Problem[] {
  const find = (
    kind: 'starts' | 'goals',
    ends: readonly { name: string }[],
    used: readonly string[],
  ): Problem[] =>
    ends.flatMap(({ name }, index): Problem[] => {
      const at = { file, path: [kind, index, 'name'] };
      return used.includes(name) ? [] : [{ code: 'journey-end-unused', args: { kind, name }, at }];
    });
  return [
    ...find(
      'starts',
      starts,
      journeys.map(({ from }) => from),
    ),
    ...find(
      'goals',
      goals,
      journeys.map(({ to }) => to),
    ),
  ];
}

function missingExamples({ file, data }: HowFar, prices: SingleEntry<'prices'>): Problem[] {
  return data.journeys.flatMap(({ stages }, index) =>
    stages.flatMap(({ service, example }, stage): Problem[] => {
      const price = prices.data[service];
      // A service without a price has a problem of its own.
      if (example === undefined || !price || price.examples) return [];
      const at = { file, path: ['journeys', index, 'stages', stage, 'example'] };
      return [{ code: 'journey-example-missing', args: { service }, at }];
    }),
  );
}
