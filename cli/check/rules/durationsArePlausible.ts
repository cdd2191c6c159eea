import { fieldName } from '#cli/load/dataPath.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A duration is above zero, its lower end is not above its upper one, and its numbers are those of days, weeks, months or years. */
export const durationsArePlausible: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const { prices, site } = content.singles;
  const isEnglish = site?.data.locale.startsWith('en') ?? false;
  const check = (file: string, path: DataPath, found: string) => {
    const [, from, to] = /(\d+)\s*(?:–|—|-|to)\s*(\d+)(?!\d)/.exec(found) ?? [];
    const isReversed = from !== undefined && Number(from) >= Number(to);
    const isZero = /(?<![\d.,])0(?![\d.,])/.test(found);
    const isNegative = /^\s*[-−–]\s*\d/.test(found);
    const isWithoutUnit = isEnglish && /\d/.test(found) && !UNIT.test(found);
    if (!isReversed && !isZero && !isNegative && !isWithoutUnit) return;
    const args = { field: fieldName(path), found };
    problems.push({ code: 'duration-implausible', args, at: { file, path } });
  };
  for (const [service, { duration }] of Object.entries(prices?.data ?? {})) {
    check(prices?.file ?? '', [service, 'duration'], duration);
  }
  for (const { file, data } of content.collections.caseStudies) {
    check(file, ['duration'], data.duration);
  }
  return problems;
};

/** A unit of time. The planner takes a duration without one for work that has no end. */
const UNIT = /\b(?:hour|day|week|month|year)s?\b/i;
