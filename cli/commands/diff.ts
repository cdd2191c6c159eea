import { codeStamp } from '#cli/cache/codeStamp.ts';
import { checkContent } from '#cli/check/checkContent.ts';
import { compareSites } from '#cli/check/compareSites.ts';
import type { SiteState } from '#cli/check/compareSites.ts';
import { lostAddressProblems } from '#cli/check/lostAddressProblems.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { checkOutPublished, checkOutRef, hasUncommitted } from '#cli/load/checkOutPublished.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { SiteDiff } from '#cli/model/siteDiff.ts';
import { searchFactsThatDiffer } from '#cli/plan/searchFacts.ts';
import type { Project } from '#cli/project.ts';
import { formatDiff } from '#cli/report/formatDiff.ts';
import type { DiffFormat } from '#cli/report/formatDiff.ts';
import { formatMarkdown } from '#cli/report/formatMarkdown.ts';
import { sourceLinks } from '#cli/report/sourceLinks.ts';
import { planInventory } from '#cli/resolve/planInventory.ts';
import { resolveContent } from '#cli/resolve/resolveContent.ts';
import type { Terminal } from '#cli/terminal.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import { appendSummary } from '#cli/write/appendSummary.ts';
import { LAST_BUILD, readLastBuild } from './compareWithPublished.ts';
import { readCommitted } from './readCommitted.ts';
import { readProject } from './readProject.ts';
import { reportErrors } from './reportErrors.ts';

/** The options of `site diff`. */
export interface DiffOptions {
  /** The commit to compare with. */
  ref?: string | undefined;
  lastBuild: boolean;
  format: DiffFormat;
  all: boolean;
  /** The file to which the differences are also appended as Markdown. */
  summary?: string | undefined;
}

/**
 * Runs `site diff`: prints how the addresses of the content differ from those of a commit or of the last build. Returns exit code 1 if
 * the content has errors or a published address would be lost. Nothing is rendered. Posts of a database are not compared.
 */
export async function diff(
  project: Project,
  terminal: Terminal,
  { ref, lastBuild, format, all, summary }: DiffOptions,
): Promise<number> {
  if (ref !== undefined && lastBuild) {
    terminal.note('error: name a commit or use --last-build, not both\n');
    return 2;
  }
  const stamp = codeStamp(project);
  const read = await readProject(project, { stamp });
  const links = sourceLinks(process.env);
  if (!read.context) {
    const markdown = formatMarkdown({ ...read, outcome: '' }, links);
    if (summary) appendSummary(summary, markdown);
    if (format !== 'markdown') return reportErrors(read, terminal, format);
    terminal.print(markdown);
    return 1;
  }
  const older = await olderState(project, stamp, read.context, { ref, lastBuild });
  if ('fault' in older) {
    terminal.note(`error: ${older.fault}\n`);
    return 2;
  }
  const changes = compare(older, read.context);
  const findings = placeProblems(lostAddressProblems(changes, read.texts), read.texts);
  const options = { ...read, all, colour: terminal.colour, links };
  terminal.print(formatDiff(changes, findings, { ...options, format }));
  if (summary) {
    appendSummary(summary, formatDiff(changes, findings, { ...options, format: 'markdown' }));
  }
  return findings.length > 0 ? 1 : 0;
}

interface OlderState extends Pick<SiteState, 'inventory'> {
  baseline: string;
  /** The context for planning the older pages, if it is known and without errors under the current rules. */
  context?: SiteContext;
}

function compare(older: OlderState, context: SiteContext): SiteDiff {
  const inventory = planInventory(context.content);
  if (!older.context) return compareSites(older, { inventory }, older.baseline);
  const [before, after] = searchFactsThatDiffer(older.context, context);
  return compareSites(
    { inventory: older.inventory, search: before },
    { inventory, search: after },
    older.baseline,
  );
}

/** Returns the state to compare with: a commit, the last build, or by default the one that the help describes. */
async function olderState(
  project: Project,
  stamp: string,
  context: SiteContext,
  { ref, lastBuild }: Pick<DiffOptions, 'ref' | 'lastBuild'>,
): Promise<OlderState | { fault: string }> {
  const { contentDir } = project;
  if (ref !== undefined) {
    return (
      (await committed(project, stamp, context, (folder) =>
        checkOutRef(contentDir, ref, folder),
      )) ?? {
        fault: `there is no commit "${ref}" with content; "git log" lists the commits`,
      }
    );
  }
  const isDirty = !lastBuild && (await hasUncommitted(contentDir));
  if (isDirty) {
    const head = await committed(project, stamp, context, (folder) =>
      checkOutRef(contentDir, 'HEAD', folder),
    );
    if (head) return head;
  }
  const built = readLastBuild(project);
  if (built) return { inventory: built, baseline: LAST_BUILD };
  if (lastBuild)
    return { fault: 'there is no last build in the output folder; run "npm run site -- build"' };
  return (
    (await committed(project, stamp, context, (folder) =>
      checkOutPublished(contentDir, process.env, folder),
    )) ?? {
      fault: 'there is nothing to compare with: no last build, and no older content in Git',
    }
  );
}

/** Reads the content of a commit, and prepares the planning of its pages if its content passes the current rules. */
async function committed(
  project: Project,
  stamp: string,
  { images }: SiteContext,
  checkOut: Parameters<typeof readCommitted>[2],
): Promise<OlderState | undefined> {
  const older = await readCommitted(project, stamp, checkOut);
  if (!older) return undefined;
  const { loaded, checked, commit } = older;
  const postsElsewhere = supabaseSettings(process.env).settings !== undefined;
  const { context } = checkContent(resolveContent(checked, loaded, { images, postsElsewhere }), {
    today: todayIn(readSettings(project).timeZone),
    launch: false,
    runLocationRule: () => [],
  });
  return {
    inventory: planInventory(checked),
    baseline: `commit ${commit}`,
    ...(context && { context }),
  };
}
