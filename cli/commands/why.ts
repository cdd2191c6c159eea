import { join } from 'node:path';
import { readCode } from '#cli/cache/codeStamp.ts';
import { inputComparer } from '#cli/cache/inputRecord.ts';
import type { Project } from '#cli/project.ts';
import { findNearest } from '#cli/plan/findNearest.ts';
import { pageFacts } from '#cli/plan/pageFacts.ts';
import { normalisePath, pathIn } from '#cli/plan/normalisePath.ts';
import { isGone } from '#cli/preview/isGone.ts';
import { oneLine, printable, printableJson } from '#cli/report/printable.ts';
import { formatPageFacts } from '#cli/report/formatPageFacts.ts';
import { renderReason } from '#cli/report/formatReasons.ts';
import { staleReason } from '#cli/prerender/chunksToRender.ts';
import { pagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import { shellsKey } from '#cli/prerender/prepareShells.ts';
import { readRenderState } from '#cli/prerender/renderState.ts';
import type { Terminal } from '#cli/terminal.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { singles } from '#schemas/collections.ts';
import type { Chunk, PlannedRoute } from '#schemas/generated/manifest.ts';
import { generateSite } from './generateSite.ts';
import type { GenerateResult } from './generateSite.ts';
import { reportErrors } from './reportErrors.ts';

/** The number of near paths that are printed if there is no such page. */
const NEAREST = 5;

/** The file that lists the addresses that are gone. */
const ADDRESSES = `content/${singles.addresses.file}`;

type Generated = NonNullable<GenerateResult['generated']>;

/**
 * Runs `site why <path>`: prints what a page is made from, whether it is out of date, and which redirects lead to it; or that its address is
 * gone; or the nearest paths. With `facts`, prints the figures of the page with their sources instead.
 */
export async function why(
  project: Project,
  terminal: Terminal,
  { path: wanted, json, facts = false }: { path: string; json: boolean; facts?: boolean },
): Promise<number> {
  const result = await generateSite(project, { dryRun: true });
  if (!result.generated || !result.context)
    return reportErrors(result, terminal, json ? 'json' : 'pretty');
  const { readRoutes } = result.generated;
  const routes = readRoutes();
  const { redirects, gone } = result.context;
  const path = normalisePath(wanted);
  // An alias may end in ".html".
  const spelling = pathIn(wanted).toLowerCase();
  const redirect =
    redirects.find(({ from }) => from === spelling) ?? redirects.find(({ from }) => from === path);
  const found = findPage(project, result.generated, redirect?.to ?? path);
  if (!found && isGone(spelling, new Set(gone))) {
    terminal.print(
      json
        ? `${printableJson({ path, exists: false, gone: true }, 2)}\n`
        : `There is no page ${oneLine(path)}. Its address is listed as gone in ${ADDRESSES}: hosts that can answer with 410.\n`,
    );
    return 1;
  }
  if (!found) {
    const nearest = findNearest(
      path,
      [...routes.map((route) => route.path), ...redirects.map(({ from }) => from)],
      NEAREST,
    );
    if (json) terminal.print(`${printableJson({ path, exists: false, nearest }, 2)}\n`);
    else
      terminal.print(
        `There is no page ${oneLine(path)}. The nearest are:\n${nearest.map((near) => `  ${near}\n`).join('')}`,
      );
    return 1;
  }
  const { planned, chunk } = found;
  if (facts) {
    const found = pageFacts(planned, result.context);
    terminal.print(
      json
        ? `${printableJson({ path: planned.path, exists: true, ...found }, 2)}\n`
        : formatPageFacts(planned.path, found),
    );
    return 0;
  }
  const state = pageState(project, result.generated, planned, chunk);
  const route = routes.find((candidate) => candidate.path === planned.path);
  const from = redirects.filter(({ to }) => to === planned.path);
  if (json) {
    terminal.print(
      `${printableJson({ ...route, asked: path, exists: true, state, sources: planned.sources, redirects: from }, 2)}\n`,
    );
    return 0;
  }
  const lines: (readonly [label: string, text: string])[] = [];
  if (path !== wanted) lines.push(['asked for', wanted]);
  if (redirect) {
    const { from: old, to, status, source } = redirect;
    lines.push(['redirect', `${old} → ${to} (${status}), from ${source}`]);
  }
  lines.push(
    ['page', planned.path],
    ['type', planned.type],
    ['title', planned.title],
    ['template', `templates/${planned.type}/`],
    ['made from', planned.sources.join('\n')],
    ['state', state],
    [
      'last change',
      route?.lastModified ??
        'unknown (a source has uncommitted changes, or there is no Git history)',
    ],
    ['search engines', planned.indexable ? 'may list it' : 'must not list it'],
    ['canonical', planned.canonical === planned.path ? 'the page itself' : planned.canonical],
    ['old addresses', from.length > 0 ? from.map((one) => one.from).join('\n') : 'none'],
  );
  const width = Math.max(...lines.map(([label]) => label.length));
  for (const [label, text] of lines) {
    const [first, ...rest] = printable(text).split('\n');
    terminal.print(`${label.padEnd(width)}  ${first}\n`);
    for (const line of rest) terminal.print(`${' '.repeat(width)}  ${line}\n`);
  }
  return 0;
}

/** Returns a planned page with its chunk. */
function findPage(
  { distDir }: Project,
  { manifest, unwritten }: Generated,
  path: string,
): { planned: PlannedRoute; chunk: Chunk } | undefined {
  for (const chunk of manifest.chunks) {
    const routes = plannedRoutes([chunk], join(distDir, 'generated'), unwritten);
    const planned = routes.find((route) => route.path === path);
    if (planned) return { planned, chunk };
  }
  return undefined;
}

/** Returns "up to date", or the reason why the page of the last build is out of date. */
function pageState(
  project: Project,
  { manifest, inputs }: Generated,
  { path, sources }: PlannedRoute,
  chunk: Chunk,
): string {
  const { distDir } = project;
  const code = readCode(project);
  const now = {
    key: shellsKey(manifest, code.pages.hash),
    today: process.env.SITE_TODAY ?? todayIn(readSettings(project).timeZone),
  };
  const reason = staleReason(pagesOnDisk(distDir), chunk, readRenderState(distDir), now);
  if (!reason) return 'up to date';
  if (reason.kind === 'new') return 'not built yet';
  const changed = inputComparer(distDir)(chunk.name, [
    code.pages,
    ...(inputs.get(chunk.name) ?? []),
  ]);
  const isOwn = (input: string) =>
    !input.startsWith('content/') || input in code.pages.inputs || sources.includes(input);
  const own = changed?.filter(isOwn);
  const isOfOthers =
    (reason.kind === 'models' && own?.length === 0) ||
    (reason.kind === 'file' && reason.path !== path);
  return isOfOthers
    ? `rendered again with the other pages of ${chunk.name}: ${renderReason(reason, changed)}`
    : `out of date: ${renderReason(reason, own)}`;
}
