import { placeProblems } from '#cli/check/placeProblems.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { hasUncommitted } from '#cli/load/checkOutPublished.ts';
import type { Migration } from '#cli/migrations/migration.ts';
import { migrations as allMigrations } from '#cli/migrations/migrations.ts';
import { siteFile } from '#cli/migrations/siteFile.ts';
import type { Project } from '#cli/project.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import { formatUpgrade } from '#cli/report/formatUpgrade.ts';
import type { Terminal } from '#cli/terminal.ts';
import { contentPath, readForChange } from './changeContent.ts';
import { readUpgrade } from './readUpgrade.ts';

/** The options of `site upgrade`. */
export interface UpgradeOptions {
  /** Whether the changes are printed and not written. */
  dryRun: boolean;
  /** Whether content is changed that Git does not have, so that it could not be brought back. */
  force: boolean;
  /** The migrations, in the order of their versions; all of them by default. */
  migrations?: readonly Migration[];
}

/**
 * Runs `site upgrade`: brings the content to the shape that this code reads, and prints what has changed and what is left to the editor.
 * Writes all files or none. Returns exit code 1 if the content has to be committed or fixed first.
 */
export async function upgrade(
  project: Project,
  terminal: Terminal,
  { dryRun, force, migrations = allMigrations }: UpgradeOptions,
): Promise<number> {
  const { texts, problems, version, plan } = readUpgrade(project.contentDir, migrations);
  if (problems.length > 0) {
    const findings = placeProblems(problems, texts);
    const outcome = 'Nothing was written: correct these places first.';
    const report = { findings, all: true, texts, files: texts.size, outcome };
    terminal.print(formatReport(report, 'pretty', terminal));
    return 1;
  }
  const refuse = (reason: string) => {
    terminal.note(`error: ${reason}\n`);
    return 1;
  };
  if (version === undefined) {
    return refuse(
      `the version of the content is unknown; expected ${siteFile}, and a whole number if it has "contentVersion"`,
    );
  }
  const current = migrations.at(-1)?.version ?? 0;
  if (version > current) {
    return refuse(
      `the content has version ${version}, and this code reads version ${current}; install a newer release of the code`,
    );
  }
  if (!plan) {
    terminal.print(`The content has version ${version} already. There is nothing to do.\n`);
    return 0;
  }
  const uncommitted = await hasUncommitted(project.contentDir);
  if (uncommitted !== false && !force && !dryRun) {
    const reason = uncommitted
      ? 'the content has changes that are not committed'
      : 'the content is in no Git repository';
    return refuse(
      `${reason}, so the upgrade could not be undone; commit the content first, or use --force`,
    );
  }
  if (!dryRun) {
    writeAllOrNothing(
      [...plan.texts].map(([file, text]) => ({ path: contentPath(project, file), text })),
    );
  }
  const errors = dryRun ? undefined : (await readForChange(project)).errors;
  terminal.print(formatUpgrade(plan, { dryRun, errors }, terminal));
  return 0;
}
