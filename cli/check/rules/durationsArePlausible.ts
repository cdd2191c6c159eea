import { fieldFaults } from '#cli/load/textFaults.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { parseWeeks } from '#cli/resolve/parseWeeks.ts';
import type { Weeks } from '#cli/resolve/parseWeeks.ts';
import type { Rule } from '../rule.ts';

/**
 * A duration is above zero, its lower end is below its upper one, and its numbers are those of hours, days, weeks, months or years, five
 * years at most.
 */
export const durationsArePlausible: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const { prices, site } = content.singles;
  const isEnglish = site?.data.locale.startsWith('en') ?? false;
  const check = (file: string, path: DataPath, found: string) => {
    const weeks = parseWeeks(found);
    const isReversed = endsBeforeStart(found, weeks);
    const isZero = /(?<![\d.,])0(?![\d.,])/.test(found);
    const isNegative = /^\s*[-−–]\s*\d/.test(found);
    const isWithoutUnit = isEnglish && /\d/.test(found.replace('24/7', '')) && !UNIT.test(found);
    const isSingular = isEnglish && SINGULAR.test(found);
    const isEndless = weeks !== undefined && weeks.most > LONGEST;
    // Times that nobody can look up. Other words, such as "ongoing" or "a day", may be right.
    const isVague = isEnglish && VAGUE.test(found);
    if (isVague && fieldFaults(found).some(({ code }) => code === 'text-placeholder')) return;
    if (
      !isVague &&
      !isReversed &&
      !isZero &&
      !isNegative &&
      !isWithoutUnit &&
      !isSingular &&
      !isEndless
    )
      return;
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

/** Words in place of a duration. */
const VAGUE =
  /^\s*(?:soon|later|unknown|unclear|none|n\/?a|tb[acd]|to be (?:confirmed|announced|decided)|todo|\?+|-+|–|—|quick(?:ly)?|fast|asap)\s*\.?\s*$/i;

/** A number above one with a unit that lacks its "s". */
const SINGULAR = /(?<![\d.,])(?:[2-9]|\d{2,})\s*(?:hour|day|week|month|year)\s*$/i;

/** The longest duration in weeks. Longer ones have a digit too many, or the wrong unit. */
const LONGEST = 5 * 52;

/** Returns whether the end of a range is not above its start. Each may have a unit of its own, as in "2 weeks to 3 months". */
function endsBeforeStart(duration: string, weeks: Weeks | undefined): boolean {
  const [, from, to] =
    /(\d+(?:\.\d+)?)\s*(?:–|—|-|to)\s*(\d+(?:\.\d+)?)/.exec(duration.replaceAll(',', '')) ?? [];
  if (from !== undefined) return Number(from) >= Number(to);
  return weeks !== undefined && weeks.least > weeks.most;
}

/** A unit of time. No page draws the time of a duration without one. */
const UNIT = /\b(?:minute|hour|day|weekend|week|fortnight|month|year|session|sprint)s?\b/i;
