import { gitIn, resolveRef } from './git.ts';
import { CONTENT_LABEL } from './contentLabel.ts';

/**
 * Returns the content files that differ from a commit, as findings name them (`content/towns/leeds.md`). Deleted files are included,
 * and files that Git does not track are left out. Returns `undefined` if there is no such commit.
 */
export async function filesSince(
  contentDir: string,
  ref: string,
): Promise<ReadonlySet<string> | undefined> {
  const git = gitIn(contentDir);
  const commit = await resolveRef(git, ref);
  if (!commit) return undefined;
  const names = await git('diff', '--name-only', '-z', '--no-renames', '--relative', commit, '--');
  return new Set(
    names
      .split('\0')
      .filter(Boolean)
      .map((name) => `${CONTENT_LABEL}/${name}`),
  );
}
