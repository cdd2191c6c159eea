import type { Project } from '#cli/project.ts';
import { formatMarkdown } from '#cli/report/formatMarkdown.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import { sourceLinks } from '#cli/report/sourceLinks.ts';
import type { Terminal } from '#cli/terminal.ts';
import { appendSummary } from '#cli/write/appendSummary.ts';
import { filesSince } from '#cli/load/filesSince.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { readProject } from './readProject.ts';
import type { ReadProject } from './readProject.ts';

/**
 * Runs `site validate`: checks all content, drafts included, and prints every cause, or with `all` every finding. Returns exit code 1 if
 * there is an error. It uses the network only if `database` requests the posts of the database.
 */
export async function validate(
  project: Project,
  terminal: Terminal,
  {
    format,
    launch,
    database = false,
    all = false,
    since,
    summary,
    watchUntil,
  }: {
    format: ReportFormat;
    launch: boolean;
    database?: boolean;
    all?: boolean;
    /** The commit before the change that is checked. Annotations and the summary list findings in files of the change first. */
    since?: string | undefined;
    /** The file to which the findings are also appended as Markdown. */
    summary?: string | undefined;
    /** If it is set, checks the content again after each change until the promise is fulfilled, and returns exit code 0. */
    watchUntil?: Promise<void> | undefined;
  },
): Promise<number> {
  const options = {
    launch,
    blog: await postsOfDatabase(project, database),
    hidden: 'check',
  } as const;
  const changed = since === undefined ? undefined : await filesSince(project.contentDir, since);
  if (since !== undefined && !changed) {
    terminal.note(`error: there is no commit "${since}"; "git log" lists the commits\n`);
    return 2;
  }
  const reportOf = ({ findings, texts, files, errors }: ReadProject) => {
    const outcome = errors > 0 ? '' : 'The content is ready to build.';
    return { findings, texts, files, outcome, all, ...(changed && { changed }) };
  };
  const report = (read: ReadProject) => formatReport(reportOf(read), format, terminal);
  if (watchUntil) {
    const { watchContent } = await import('./watchContent.ts');
    return watchContent(project, terminal, {
      ...options,
      interrupted: watchUntil,
      format: report,
      isForPeople: format === 'pretty',
    });
  }
  const read = await readProject(project, options);
  terminal.print(report(read));
  if (summary) appendSummary(summary, formatMarkdown(reportOf(read), sourceLinks(process.env)));
  return read.errors > 0 ? 1 : 0;
}

async function postsOfDatabase({ distDir }: Project, isAsked: boolean) {
  if (!isAsked) return undefined;
  return readBlogSource({ env: process.env, distDir, drafts: true, allowShrink: false });
}
