import { Command, InvalidArgumentError } from 'commander';
import { parsePositive } from '#cli/program/parseOption.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';
import { builtSite } from '../tests/helpers/builtSite.ts';
import type { BuiltSite } from '../tests/helpers/builtSite.ts';
import { findChromium } from '../tests/helpers/findChromium.mjs';
import { longestPages } from '../tests/helpers/longestPages.ts';
import { previewOf } from '../tests/helpers/previewOf.ts';
import { auditPage } from './audit/auditPage.ts';
import type { PageAudit } from './audit/auditPage.ts';
import { formatAudit } from './audit/formatAudit.ts';
import { launchLighthouse } from './audit/lighthouse.ts';
import { describeMachine } from './describeMachine.ts';
import { ensureJudges } from './ensureJudges.mjs';

interface Options {
  runs: number;
  types?: string[];
  json: boolean;
}

/**
 * `npm run audit:visitor`: measures the built site as a visitor on a phone sees it, and compares each type of page with the budgets. Exits
 * with 1 if a budget is exceeded. Times depend on the load of the machine; bytes and scores hardly do.
 */
const { runs, types, json } = new Command('audit:visitor')
  .description('Holds a page of each type of the built site against the budgets, with Lighthouse.')
  .option('--runs <number>', 'measurements of each page; the medians count', parsePositive, 3)
  .option('--types <types>', 'only these, with commas between', parseTypes)
  .option('--json', 'print the figures as JSON', false)
  .parse()
  .opts<Options>();

const chromium = findChromium();
try {
  const site = builtSite();
  if (!chromium) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.');
  ensureJudges();
  const machine = describeMachine();
  const audit = { machine, runs, pages: await auditSite(site, chromium) };
  process.stdout.write(json ? `${JSON.stringify(audit, null, 2)}\n` : formatAudit(audit));
  if (audit.pages.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
// After many pages, Lighthouse sometimes leaves something open that would keep the process alive.
process.exit();

/** Parses types of pages with commas between them. */
function parseTypes(text: string): string[] {
  const known: readonly string[] = PageTypeSchema.options;
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  throw new InvalidArgumentError(
    `"${wrong}" is not a type of page. Expected one of ${known.join(', ')}.`,
  );
}

async function auditSite(site: BuiltSite, executablePath: string): Promise<PageAudit[]> {
  const preview = await previewOf(site.distDir, () => new Response(null, { status: 204 }));
  const browser = await launchLighthouse(executablePath);
  try {
    const pages: PageAudit[] = [];
    for (const route of longestPages(site)) {
      if (types && !types.includes(route.type)) continue;
      console.error(`${route.type}: ${route.path}`);
      pages.push(await auditPage(browser, route, preview.url + route.path, runs));
    }
    return pages;
  } finally {
    await browser.close();
    await preview.close();
  }
}
