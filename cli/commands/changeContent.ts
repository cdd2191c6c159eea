import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { FileChange } from '#cli/edit/contentChange.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import type { FileWrite } from '#cli/files/writeAllOrNothing.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';
import type { Project } from '#cli/project.ts';
import { formatFileDiff } from '#cli/report/formatFileDiff.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readProject } from './readProject.ts';
import type { ReadOptions, ReadProject } from './readProject.ts';

/** Reads the content that a command is to change, drafts included. */
export function readForChange(project: Project, options: ReadOptions = {}): Promise<ReadProject> {
  const blog = supabaseSettings(process.env).settings ? 'unread' : undefined;
  return readProject(project, { blog, hidden: 'show', ...options });
}

/**
 * Applies changes to the content, if the result passes all checks. Otherwise prints what is wrong with it and writes nothing. With
 * `dryRun`, prints the changed lines instead of writing. Returns the exit code.
 */
export async function changeContent(
  project: Project,
  terminal: Terminal,
  changes: readonly FileChange[],
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const writes = changes.flatMap((change) => writesOf(project, change));
  const copy = mkdtempSync(join(tmpdir(), 'changed-content-'));
  try {
    const contentDir = join(copy, 'content');
    cpSync(project.contentDir, contentDir, {
      recursive: true,
      filter: (path) => basename(path) !== 'schemas' && !basename(path).startsWith('.'),
    });
    writeAllOrNothing(
      writes.map((write) => ({
        ...write,
        path: write.path.replace(project.contentDir, contentDir),
      })),
    );
    const { findings, texts, files, errors } = await readForChange(
      { ...project, contentDir },
      { hidden: 'check' },
    );
    if (errors > 0) {
      terminal.print(
        formatReport(
          {
            // Each place has to be mended, and the usual advice for a missing entry is what the editor is about to do.
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
      return 1;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  if (dryRun) {
    for (const change of changes) {
      const { file, to, isRemoved } = change;
      const before = readIfThere(contentPath(project, file));
      const after = isRemoved ? null : applyEdits(before ?? '', change.edits);
      const versions =
        to === undefined ? { file, before, after } : { file: to, from: file, before, after };
      terminal.print(formatFileDiff(versions, terminal));
    }
    const count = changes.length === 1 ? '1 file' : `${changes.length} files`;
    terminal.note(`${count} would change. Nothing was written, because of --dry-run.\n`);
    return 0;
  }
  writeAllOrNothing(writes);
  return 0;
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
