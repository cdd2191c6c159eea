import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { noSourceStates } from '#cli/cache/sourceStates.ts';
import { applyEdits, normalText } from '#cli/edit/textEdits.ts';
import type { FileChange } from '#cli/edit/contentChange.ts';
import { withTemporaryFolder } from '#cli/files/withTemporaryFolder.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import type { FileWrite } from '#cli/files/writeAllOrNothing.ts';
import { awaitSignals } from '#cli/interruption.ts';
import type { Project } from '#cli/project.ts';
import { formatFileDiff } from '#cli/report/formatFileDiff.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readProject } from './readProject.ts';
import type { ReadOptions, ReadProject } from './readProject.ts';
import { count } from '#cli/report/amounts.ts';

/** Reads the content that a command changes, including drafts. */
export function readForChange(project: Project, options: ReadOptions = {}): Promise<ReadProject> {
  return readProject(project, { hidden: 'show', ...options });
}

/**
 * Applies changes to the content, if the result passes all checks. Otherwise prints what is wrong with it and writes nothing. It also writes nothing
 * if a file no longer matches `texts`, the normal texts for which the changes were planned. With `dryRun`, prints the changed lines instead of
 * writing. Returns the exit code.
 */
export async function changeContent(
  project: Project,
  terminal: Terminal,
  changes: readonly FileChange[],
  { texts: planned, dryRun }: { texts: ReadonlyMap<string, string>; dryRun: boolean },
): Promise<number> {
  const isStale = () => {
    const stale = changedMeanwhile(
      project,
      changes.flatMap(({ file, to }) => (to === undefined ? [file] : [file, to])),
      planned,
    );
    if (stale !== undefined) terminal.note(`error: ${stale}\n`);
    return stale !== undefined;
  };
  if (isStale()) return 1;
  const writes = changes.flatMap((change) => writesOf(project, change));
  if (!(await isValid(project, terminal, writes))) return 1;
  if (dryRun) {
    for (const change of changes) {
      const { file, to, isRemoved } = change;
      const before = readIfThere(contentPath(project, file));
      const after = isRemoved ? null : applyEdits(before ?? '', change.edits);
      const versions =
        to === undefined ? { file, before, after } : { file: to, from: file, before, after };
      terminal.print(formatFileDiff(versions, terminal));
    }
    terminal.note(
      `${count(changes.length, 'file')} would change. Nothing was written, because of --dry-run.\n`,
    );
    return 0;
  }
  await awaitSignals();
  if (isStale()) return 1;
  writeAllOrNothing(writes);
  return 0;
}

/** Returns whether the content would pass all checks after some writes. Otherwise prints what would be wrong with it. */
function isValid(
  project: Project,
  terminal: Terminal,
  writes: readonly FileWrite[],
): Promise<boolean> {
  return withTemporaryFolder('changed-content-', async (copy) => {
    const contentDir = join(copy, 'content');
    cpSync(project.contentDir, contentDir, {
      recursive: true,
      // Links from one content file to another would lead out of the copy.
      dereference: true,
      filter: (path) =>
        path === project.contentDir ||
        (basename(path) !== 'schemas' && !basename(path).startsWith('.')),
    });
    writeAllOrNothing(
      writes.map((write) => ({
        ...write,
        path: write.path.replace(project.contentDir, contentDir),
      })),
    );
    const stamp = codeStamp(project);
    // The kept states are those of the content, and not of its copy.
    const parsed = join(project.distDir, 'cache', 'parsed.json');
    const cache = openParseCache(parsed, stamp, noSourceStates());
    const { findings, texts, files, errors } = await readForChange(
      { ...project, contentDir },
      { hidden: 'check', stamp, cache },
    );
    if (errors > 0) {
      terminal.print(
        formatReport(
          {
            // Each place has to be fixed, and the usual advice for a missing entry is what the editor is about to do.
            findings: findings
              .filter(({ level, code }) => level === 'error' && code !== 'entry-missing')
              .map((finding) => ({ ...finding, cause: undefined })),
            all: true,
            texts,
            files,
            outcome:
              'This is how the content would be. Nothing was written: correct these places first.',
          },
          'pretty',
          terminal,
        ),
      );
    }
    return errors === 0;
  });
}

/**
 * Returns a message about the first file that has changed on disk since it was read, so that a command does not overwrite what was saved meanwhile.
 * `texts` are the normal texts as they were read. Returns `undefined` if no file has changed.
 */
export function changedMeanwhile(
  project: Project,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const stale = files.find((file) => {
    const text = readIfThere(contentPath(project, file));
    return (text === null ? undefined : normalText(text)) !== texts.get(file);
  });
  return stale && `${stale} was changed meanwhile; nothing was written. Run the command again`;
}

function writesOf(project: Project, { file, edits, to, isRemoved }: FileChange): FileWrite[] {
  const path = contentPath(project, file);
  if (isRemoved) return [{ path, text: null }];
  const text = applyEdits(readIfThere(path) ?? '', edits);
  if (to === undefined) return [{ path, text }];
  return [
    { path: contentPath(project, to), text, like: path },
    { path, text: null },
  ];
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Returns the place on disk of a file that findings call `content/…`. */
export function contentPath({ contentDir }: Project, file: string): string {
  return join(contentDir, file.replace(/^content\//, ''));
}
