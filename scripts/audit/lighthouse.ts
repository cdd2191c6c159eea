import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { projectRoot } from '#cli/project.ts';

/** The parts of Lighthouse and of its puppeteer-core that are used. Neither is installed when types are checked. */
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
  config: undefined,
  tab: Tab,
) => Promise<{ lhr: unknown } | undefined>;
interface Puppeteer {
  launch(options: Record<string, unknown>): Promise<Browser>;
}
interface Browser {
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}
interface Tab {
  evaluateOnNewDocument(script: string): Promise<unknown>;
  close(): Promise<void>;
}

const CategorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const AuditSchema = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  /** The error of an audit that could not run. */
  errorMessage: z.string().optional(),
  details: z.object({ items: z.unknown().optional() }).optional(),
});
/** The parts of a report that are read. */
const ReportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), CategorySchema),
  audits: z.record(z.string(), AuditSchema),
});
export type Report = z.infer<typeof ReportSchema>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The number of attempts to measure a page. On a busy machine, a trace sometimes lacks its paint events. */
const ATTEMPTS = 4;

/** A script that keeps a page from navigating, as the not-found page would do during the measurement. */
const STAY = `{
  const later = setTimeout;
  globalThis.setTimeout = (action, delay, ...rest) =>
    String(action).includes('location.replace') ? 0 : later(action, delay, ...rest);
}`;

/** A Chromium in which Lighthouse measures pages as on a mobile phone. */
export interface LighthouseBrowser {
  /** Measures a page. Throws if that is impossible. */
  audit(url: string): Promise<Report>;
  close(): Promise<void>;
}

/** Starts Chromium for Lighthouse, which must be installed (`ensureJudges`). */
export async function launchLighthouse(executablePath: string): Promise<LighthouseBrowser> {
  const puppeteer = await importTool<{ default: Puppeteer }>('puppeteer-core');
  const lighthouse = await importTool<{ default: Lighthouse }>('lighthouse');
  const browser = await puppeteer.default.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const look = async (url: string): Promise<Report> => {
    const tab = await browser.newPage();
    try {
      await tab.evaluateOnNewDocument(STAY);
      const flags = {
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
        disableFullPageScreenshot: true,
        // The not-found page is measured like any other.
        ignoreStatusCode: true,
      };
      const result = await lighthouse.default(url, flags, undefined, tab);
      return ReportSchema.parse(result?.lhr);
    } finally {
      await tab.close();
    }
  };
  return {
    async audit(url) {
      let trouble: string[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const report = await look(url);
        trouble = troubleOf(report);
        if (trouble.length === 0) return report;
      }
      throw new Error(`Lighthouse cannot measure ${url}: ${trouble.join(' ')}`);
    },
    close: () => browser.close(),
  };
}

/** Returns the errors that kept Lighthouse from measuring. */
function troubleOf({ runtimeError, categories, audits }: Report): string[] {
  if (runtimeError) return [runtimeError.message];
  const isWhole = Object.values(categories).every(({ score }) => score !== null);
  return isWhole
    ? []
    : Object.values(audits).flatMap(({ errorMessage }) => (errorMessage ? [errorMessage] : []));
}

/** Imports a package of `tests/judges/`. */
async function importTool<T>(name: string): Promise<T> {
  const resolve = createRequire(join(projectRoot, 'tests/judges/package.json')).resolve;
  return import(pathToFileURL(resolve(name)).href);
}
