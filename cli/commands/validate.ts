import type { Project } from '#cli/project.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import { readProject } from './readProject.ts';
import type { ReadProject } from './readProject.ts';

/**
 * Runs `site validate`: checks all content, drafts included, and prints every cause, or with `all` every finding. Returns exit code 1 if there is an error.
 * It uses the network only if `database` requests the posts of the database.
 */
export async function validate(
  project: Project,
  terminal: Terminal,
  {
    format,
    launch,
    database = false,
    all = false,
    watchUntil,
  }: {
    format: ReportFormat;
    launch: boolean;
    database?: boolean;
    all?: boolean;
    /** If it is set, checks the content again after each change until the promise is fulfilled, and returns exit code 0. */
    watchUntil?: Promise<void> | undefined;
  },
): Promise<number> {
  const options = {
    launch,
    blog: await postsOfDatabase(project, database),
    hidden: 'check',
  } as const;
  const report = ({ findings, texts, files, errors }: ReadProject) => {
    const outcome = errors > 0 ? '' : 'The content is ready to build.';
    return formatReport({ findings, texts, files, outcome, all }, format, terminal);
  };
  if (watchUntil) {
    const { watchContent } = await import('./watchContent.ts');
    return watchContent(project, terminal, {
      ...options,
      interrupted: watchUntil,
      format: report,
    });
  }
  const read = await readProject(project, options);
  terminal.print(report(read));
  return read.errors > 0 ? 1 : 0;
}

async function postsOfDatabase({ distDir }: Project, isAsked: boolean) {
  const { env } = process;
  if (isAsked) return readBlogSource({ env, distDir, drafts: true, allowShrink: false });
  return supabaseSettings(env).settings ? 'unread' : undefined;
}
