import { fieldName } from '#cli/load/dataPath.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A duration is not zero, and its lower end is not above its upper one. */
export const durationsArePlausible: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const check = (file: string, path: DataPath, found: string) => {
    const [, from, to] = /(\d+)\s*(?:–|—|-|to)\s*(\d+)(?!\d)/.exec(found) ?? [];
    const isReversed = from !== undefined && Number(from) >= Number(to);
    const isZero = /(?<![\d.,])0(?![\d.,])/.test(found);
    if (!isReversed && !isZero) return;
    const args = { field: fieldName(path), found };
    problems.push({ code: 'duration-implausible', args, at: { file, path } });
  };
  const { prices } = content.singles;
  for (const [service, { duration }] of Object.entries(prices?.data ?? {})) {
    check(prices?.file ?? '', [service, 'duration'], duration);
  }
  for (const { file, data } of content.collections.caseStudies) {
    check(file, ['duration'], data.duration);
  }
  return problems;
};
