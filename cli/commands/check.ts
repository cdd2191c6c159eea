import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildDay } from '#cli/cache/completeBuild.ts';
import { outputsIn, recordedOutputs } from '#cli/cache/buildOutputs.ts';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { changedPages } from '#cli/inspect/changedPages.ts';
import { checkPage } from '#cli/inspect/checkPage.ts';
import { readChecked, writeChecked } from '#cli/inspect/checkedPages.ts';
import { contentSource } from '#cli/inspect/contentSource.ts';
import { inspectClasses } from '#cli/inspect/inspectClasses.ts';
import { inspectFiles } from '#cli/inspect/inspectFiles.ts';
import { inspectSite } from '#cli/inspect/inspectSite.ts';
import { outputFaults, withOutputs } from '#cli/inspect/outputFaults.ts';
import { keyOfFinding, pageFindings } from '#cli/inspect/pageFindings.ts';
import { fileStats } from '#cli/files/fileStats.ts';
import { olderAssets, readRenderState } from '#cli/prerender/renderState.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { Project } from '#cli/project.ts';
import { formatMarkdown } from '#cli/report/formatMarkdown.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import { countErrors } from '#cli/report/report.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import { sourceLinks } from '#cli/report/sourceLinks.ts';
import type { Terminal } from '#cli/terminal.ts';
import { appendSummary } from '#cli/write/appendSummary.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { plannedRoutes, readRoutes } from '#cli/write/writeRoutes.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import { count } from '#cli/report/amounts.ts';

/** The width of code frames if the output is not a terminal. The lines of pages have thousands of characters. */
const COLUMNS = 120;

/**
 * Runs `site check`: checks every built page, and prints the findings, or with `changed` only those that the last check did not have. Returns
 * exit code 1 if an error is printed, and 2 if there is no built site, or if `browser` is set and no browser is installed.
 */
export async function check(
  project: Project,
  terminal: Terminal,
  {
    format,
    all,
    changed,
    browser,
    everyPage = false,
    summary,
  }: {
    format: ReportFormat;
    all: boolean;
    changed: boolean;
    /** Whether pages of each structure are also opened in a browser. */
    browser: boolean;
    /** Whether the validator and the browser check every page. With the browser, this takes hours. */
    everyPage?: boolean;
    /** The file to which the findings are also appended as Markdown. */
    summary?: string | undefined;
  },
): Promise<number> {
  const { siteRoot, contentDir, distDir } = project;
  const generatedDir = join(distDir, 'generated');
  const clientDir = join(distDir, 'client');
  const plan = existsSync(clientDir) ? readPlan(generatedDir) : undefined;
  if (!plan) {
    terminal.note('error: there is no built site. Run "npm run site -- build" first.\n');
    return 2;
  }
  const { site, routes, redirects, chunks } = plan;
  const stamp = codeStamp(project);
  const cache = join(distDir, 'cache', 'checked.json');
  const last = readChecked(cache, stamp);
  const inspected = await inspectSite(
    {
      clientDir,
      url: site.url,
      language: site.locale,
      name: site.name,
      routes,
      redirects,
    },
    last,
  );
  const { addresses } = inspected;
  const hashes = outputsIn(clientDir, addresses.files);
  const classes = await inspectClasses({
    distDir,
    stamp,
    hashes,
    pages: inspected.checked.pages,
    routes: new Map(routes.map((route) => [pageFile(route.path), route])),
    browser,
    everyPage,
  });
  for (const note of classes.notes) terminal.note(`${note}\n`);
  if (classes.missingBrowser !== undefined) {
    terminal.note(`error: no page can be opened in a browser: ${classes.missingBrowser}.\n`);
    return 2;
  }
  const clientName = relative(siteRoot, clientDir);
  const recorded = recordedOutputs(distDir);
  const outputs = outputFaults(hashes, recorded);
  const state = readRenderState(distDir);
  if (!recorded || Object.keys(state.chunks).length === 0) {
    terminal.note(
      `Not every file was compared with the build: its record in ${relative(siteRoot, join(distDir, 'cache'))} is missing.\n`,
    );
  }
  const older = olderAssets(state);
  const files = { distDir, clientDir, stamp, url: site.url, routes, addresses, hashes, older };
  const ofSite = withOutputs([...inspected.faults, ...(await inspectFiles(files))], outputs);
  const faults = [...ofSite, ...classes.faults];
  const { pages } = inspected.checked;
  const readPage = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const touched = await changedPages({
    distDir,
    today: buildDay(distDir),
    chunks,
    pages,
    faults,
    readPage,
  });
  const findings = pageFindings(
    [...faults, ...touched],
    clientName,
    contentSource(contentDir, sourcesOfPages(chunks, generatedDir)),
  );
  const keys = findings.map(keyOfFinding);
  writeChecked(cache, stamp, { ...inspected.checked, findings: keys });
  const known = new Set(last.findings);
  const shown = changed
    ? findings.filter(
        ({ file }, index) =>
          inspected.changed.has(file.slice(clientName.length + 1)) || !known.has(keys[index] ?? ''),
      )
    : findings;
  const texts = new Map(
    shown
      // Other files may be pictures or secrets, which are not shown.
      .filter(
        ({ cause, file }) => !cause && file.endsWith('.html') && fileStats(join(siteRoot, file)),
      )
      .map(({ file }) => [file, readFileSync(join(siteRoot, file), 'utf8')]),
  );
  const amount = inspected.changed.size;
  const amounts = count(amount, 'page has', 'pages have');
  const outcome = changed ? `${amounts} changed since the last check.` : '';
  const report = { findings: shown, texts, files: routes.length, outcome, all };
  terminal.print(
    formatReport(report, format, {
      colour: terminal.colour,
      columns: terminal.columns ?? COLUMNS,
    }),
  );
  const page = join(distDir, 'reports', 'check.html');
  writeIfChanged(page, checkPage({ findings, pages: routes.length }));
  if (format === 'pretty' && findings.length > 0) terminal.note(`Every finding: ${page}\n`);
  if (summary)
    appendSummary(summary, formatMarkdown(report, sourceLinks(process.env), 'Built pages'));
  return countErrors(shown) > 0 ? 1 : 0;
}

/** Returns the plan of the built site, or `undefined` if a part of it is missing or damaged. */
function readPlan(generatedDir: string) {
  const json = <T>(file: string): T => JSON.parse(readFileSync(join(generatedDir, file), 'utf8'));
  try {
    return {
      site: json<Layout>('layout.json').site,
      routes: readRoutes(generatedDir),
      redirects: json<{ redirects: Redirect[] }>('redirects.json').redirects,
      chunks: json<Manifest>('manifest.json').chunks,
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that returns the files that a page is made from. The lists are read when they are first needed. Without them, pages have
 * none.
 */
function sourcesOfPages(
  chunks: Manifest['chunks'],
  generatedDir: string,
): (path: string) => readonly string[] {
  let sources: Map<string, readonly string[]> | undefined;
  return (path) => {
    sources ??= readSources(chunks, generatedDir);
    return sources.get(path) ?? [];
  };
}

function readSources(
  chunks: Manifest['chunks'],
  generatedDir: string,
): Map<string, readonly string[]> {
  try {
    return new Map(
      [...plannedRoutes(chunks, generatedDir)].map((route) => [route.path, route.sources]),
    );
  } catch {
    return new Map();
  }
}
