import { z } from 'zod';
import type { Route } from '#schemas/generated/route.ts';
import { medianOf } from '../bench/medianOf.ts';
import { budgets, isMet } from './budgets.ts';
import type { Figures } from './figures.ts';
import type { LighthouseBrowser, Report } from './lighthouse.ts';

const RequestsSchema = z.array(
  z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
);

/** What the audit found out about one page. */
export interface PageAudit {
  type: string;
  path: string;
  /** The median of each figure. */
  figures: Figures;
  /** Labels of the budgets that are not kept. */
  missed: string[];
  /** Titles of what Lighthouse found amiss in accessibility, best practices and SEO, in any run. */
  failed: string[];
  /** Figures that cannot be perfect, and are not meant to be, with why; they do not count as missed. */
  excused: Partial<Record<keyof Figures, string>>;
}

/** What Lighthouse asks of every page and some pages must not give: its id there, the score it lowers, whose it is, and why. */
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

/** Looks at a page several times. Throws where it cannot be measured. */
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

/** Lighthouse's categories, and the figures that are their scores. */
const scores = {
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const;

interface Failed {
  title: string;
  figure: keyof Figures;
}

/** What counts and did not pass, by its id, apart from performance, whose figures have budgets of their own. */
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
