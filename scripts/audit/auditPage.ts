import { z } from 'zod';
import type { Route } from '#schemas/generated/route.ts';
import { medianOf } from '../bench/medianOf.ts';
import { budgets, isMet } from './budgets.ts';
import type { Figures } from './figures.ts';
import type { LighthouseBrowser, Report } from './lighthouse.ts';

const RequestsSchema = z.array(
  z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
);

/** The result of the audit of one page. */
export interface PageAudit {
  type: string;
  path: string;
  /** The median of each figure. */
  figures: Figures;
  /** Labels of the budgets that are exceeded. */
  missed: string[];
  /** Titles of the audits in accessibility, best practices and SEO that failed in any run. */
  failed: string[];
  /** Figures that are not meant to be perfect, with the reason. They do not count as missed. */
  excused: Partial<Record<keyof Figures, string>>;
}

/** Audits that some pages fail on purpose: the id in Lighthouse, the score that they lower, the pages, and the reason. */
const meant: readonly {
  id: string;
  figure: 'seo' | 'bestPractices';
  isOf: (route: Route) => boolean;
  why: string;
}[] = [
  {
    id: 'is-crawlable',
    figure: 'seo',
    isOf: ({ indexable }) => !indexable,
    why: 'kept out of search results on purpose',
  },
  {
    id: 'http-status-code',
    figure: 'seo',
    isOf: ({ type }) => type === 'not-found',
    why: 'answers with 404, as it must',
  },
  {
    id: 'errors-in-console',
    figure: 'bestPractices',
    isOf: ({ type }) => type === 'not-found',
    why: 'the browser itself logs its 404',
  },
];

/** Measures a page several times. Throws if it cannot be measured. */
export async function auditPage(
  browser: LighthouseBrowser,
  route: Route,
  url: string,
  runs: number,
): Promise<PageAudit> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await browser.audit(url));
  const figures = medianOf(reports.map(figuresOf));
  const failed = new Map(reports.flatMap(failedIn));
  const excused: PageAudit['excused'] = {};
  for (const figure of ['seo', 'bestPractices'] as const) {
    const reasons = meant.filter(
      ({ id, isOf, ...one }) => one.figure === figure && isOf(route) && failed.has(id),
    );
    const rest = failed.values().filter(({ figure: its }) => its === figure);
    if (reasons.length > 0 && [...rest].length === reasons.length) {
      excused[figure] = reasons.map(({ why }) => why).join('; ');
    }
  }
  const missed = budgets.filter(
    (budget) => !isMet(budget, route.type, figures) && !(budget.figure in excused),
  );
  return {
    type: route.type,
    path: route.path,
    figures,
    missed: missed.map(({ label }) => label),
    failed: [...failed.values()].map(({ title }) => title),
    excused,
  };
}

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => {
    const { numericValue } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse says nothing of ${name}.`);
    return numericValue;
  };
  const requests = RequestsSchema.parse(audits['network-requests']?.details?.items).filter(
    ({ url }) => /^https?:/.test(url),
  );
  const bytesOf = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: bytesOf(),
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
    fontBytes: bytesOf('Font'),
    requests: requests.length,
    elements: value('dom-size-insight'),
  };
}

/** The figures that are scores, by category of Lighthouse. */
const scores = {
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const;

interface Failed {
  title: string;
  figure: keyof Figures;
}

/** Returns the failed audits by id. Audits of performance are left out, because budgets cover them. */
function failedIn({ categories, audits }: Report): [string, Failed][] {
  return Object.entries(scores).flatMap(([name, figure]) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }): [string, Failed][] => {
        const { score, title = id } = audits[id] ?? {};
        return typeof score === 'number' && score < 1 ? [[id, { title, figure }]] : [];
      }),
  );
}
