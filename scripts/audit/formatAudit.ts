import { markdownTable } from '../markdownTable.ts';
import type { PageAudit } from './auditPage.ts';
import { budgets, inUnit, isMet } from './budgets.ts';
import type { Budget } from './budgets.ts';

export interface Audit {
  machine: string;
  /** The number of measurements of each page. */
  runs: number;
  pages: PageAudit[];
}

/** Formats the figures as Markdown, with the budgets that are met and exceeded. */
export function formatAudit({ machine, runs, pages }: Audit): string {
  const rows = pages.map((page) => [
    `${page.type}: ${page.path}`,
    ...budgets.map((budget) => cell(budget, page)),
    page.missed.length === 0 ? 'met' : `**${page.missed.length} not met**`,
  ]);
  const findings = pages.flatMap(({ type, failed, excused }) => [
    ...failed.map((title) => `- ${type}: ${title}`),
    ...Object.values(excused).map((why) => `- ${type}: no budget where a figure is marked: ${why}`),
  ]);
  const missed = pages.flatMap((page) => page.missed).length;
  return [
    `${machine} Of each type of page the one with the longest HTML; medians of ${runs}; Lighthouse on its mobile phone.`,
    '',
    ...markdownTable(
      ['page', ...budgets.map(({ label }) => label), 'budgets'],
      [limits(), ...rows],
    ),
    '',
    missed === 0
      ? `All budgets of all ${pages.length} types of page are met.`
      : `**${missed} budgets are not met**; their figures stand out.`,
    ...(findings.length > 0 ? ['', 'What Lighthouse found besides:', ...findings] : []),
    '',
  ].join('\n');
}

function cell(budget: Budget, { type, figures, missed }: PageAudit): string {
  const text = amount(budget, inUnit(budget, figures));
  if (missed.includes(budget.label)) return `**${text}**`;
  return isMet(budget, type, figures) ? text : `${text} (as meant)`;
}

/** Returns the row of budgets. If types of pages differ, it lists each limit. */
function limits(): string[] {
  const cells = budgets.map(({ bound, limit, figure }) => {
    const sign = bound === 'at least' ? '≥' : '≤';
    if (figure === 'bytes') return `${sign} ${limit('home')} home, ${limit('location')} location`;
    return `${sign} ${limit('')}`;
  });
  return ['budget', ...cells, ''];
}

function amount({ unit }: Budget, figure: number): string {
  if (unit === 'KiB') return figure.toFixed(1);
  return unit === 'shift' ? figure.toFixed(3) : Math.round(figure).toLocaleString('en-GB');
}
