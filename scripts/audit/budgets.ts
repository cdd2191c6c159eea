import type { Figures } from './figures.ts';

/** A budget for one figure of every page, or of pages of some types. */
export interface Budget {
  figure: keyof Figures;
  /** The heading of its column. */
  label: string;
  unit: 'score' | 'ms' | 'KiB' | 'shift' | 'count';
  bound: 'at least' | 'at most';
  /** Returns the limit for a type of page, in the unit of the budget, or `undefined` if it has none. */
  limit: (type: string) => number | undefined;
}

const always = (limit: number) => () => limit;

/** The limits for all transferred bytes by type of page, in KiB. */
const weights: Record<string, number> = { home: 180, location: 90 };

/** The budgets, in the order of the table. */
export const budgets: readonly Budget[] = [
  score('performance', 'perf'),
  score('accessibility', 'a11y'),
  score('bestPractices', 'best practices'),
  score('seo', 'SEO'),
  most('largestPaint', 'LCP ms', 'ms', always(1200)),
  most('blocking', 'TBT ms', 'ms', always(30)),
  most('shift', 'CLS', 'shift', always(0.01)),
  most('bytes', 'KiB', 'KiB', (type) => weights[type]),
  most('scriptBytes', 'script KiB', 'KiB', always(8)),
  most('styleBytes', 'CSS KiB', 'KiB', always(12)),
  most('fontBytes', 'font KiB', 'KiB', always(50)),
  most('requests', 'requests', 'count', always(12)),
  most('elements', 'elements', 'count', always(800)),
];

function score(figure: keyof Figures, label: string): Budget {
  return { figure, label, unit: 'score', bound: 'at least', limit: always(100) };
}

function most(
  figure: keyof Figures,
  label: string,
  unit: Budget['unit'],
  limit: Budget['limit'],
): Budget {
  return { figure, label, unit, bound: 'at most', limit };
}

/** Returns a figure in the unit of its budget. */
export function inUnit({ figure, unit }: Budget, figures: Figures): number {
  return unit === 'KiB' ? figures[figure] / 1024 : figures[figure];
}

/** Returns whether a page of a type keeps within a budget. */
export function isMet(budget: Budget, type: string, figures: Figures): boolean {
  const limit = budget.limit(type);
  if (limit === undefined) return true;
  const amount = inUnit(budget, figures);
  return budget.bound === 'at least' ? amount >= limit : amount <= limit;
}
