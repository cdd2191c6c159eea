import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gitIn, resolveRef } from './git.ts';
import type { Git } from './git.ts';

const run = promisify(execFile);

/** Environment variables with which Netlify and Vercel name the published commit. */
const hostVariables = ['CACHED_COMMIT_REF', 'VERCEL_GIT_PREVIOUS_SHA'] as const;

/**
 * Writes the published state of `contentDir`, as Git has it, below `folder`. Returns the path of the copy and the short name of
 * its commit. Returns `undefined` if Git is missing, does not have that state, or has the same content there (decision 19).
 */
export async function checkOutPublished(
  contentDir: string,
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<{ contentDir: string; commit: string } | undefined> {
  const git = gitIn(contentDir);
  try {
    const commit = await publishedCommit(git, env);
    if (!commit || (await isUnchanged(git, commit))) return undefined;
    return await checkOut(contentDir, commit, folder);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the content differs from the last commit. New files count, and so do YAML and Markdown files that Git ignores. Returns
 * `undefined` if there is no repository.
 */
export async function hasUncommitted(contentDir: string): Promise<boolean | undefined> {
  try {
    const options = ['--porcelain', '--untracked-files=all', '--ignored'];
    const status = await gitIn(contentDir)('status', ...options, '--', '.');
    // Other ignored files, such as those of an editor, are not content.
    return status
      .split('\n')
      .some((line) => line !== '' && (!line.startsWith('!! ') || /\.(?:md|yaml)"?$/.test(line)));
  } catch {
    return undefined;
  }
}

/**
 * Writes the state of `contentDir` in the commit that `ref` names below `folder`. Returns the path of the copy and the short name of
 * the commit, or `undefined` if there is no such commit, or no content in it.
 */
export async function checkOutRef(
  contentDir: string,
  ref: string,
  folder: string,
): Promise<{ contentDir: string; commit: string } | undefined> {
  try {
    const commit = await resolveRef(gitIn(contentDir), ref);
    return commit ? await checkOut(contentDir, commit, folder) : undefined;
  } catch {
    return undefined;
  }
}

async function checkOut(contentDir: string, commit: string, folder: string) {
  const git = gitIn(contentDir);
  const tree = `${commit}:${await git('rev-parse', '--show-prefix')}`;
  const gitDir = await git('rev-parse', '--absolute-git-dir');
  const copy = join(folder, 'content');
  mkdirSync(copy, { recursive: true });
  // A separate index, so that the index of the repository does not change.
  const options = {
    cwd: copy,
    env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
  };
  await run('git', ['--git-dir', gitDir, 'read-tree', tree], options);
  const workTree = ['--git-dir', gitDir, '--work-tree', copy];
  await run('git', [...workTree, 'checkout-index', '--all'], options);
  return { contentDir: copy, commit: commit.slice(0, 7) };
}

/**
 * Returns the commit that `SITE_PUBLISHED_COMMIT` names. Otherwise returns the last commit if content has uncommitted changes, or else the
 * commit that a variable of the host names. If there is none, returns, on a branch, the commit at which it left the main branch of the
 * remote, and else the parent of the last commit.
 */
async function publishedCommit(
  git: Git,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const resolve = (name: string) => resolveRef(git, name);
  const own = env.SITE_PUBLISHED_COMMIT && (await resolve(env.SITE_PUBLISHED_COMMIT));
  if (own) return own;
  const head = await resolve('HEAD');
  if (!(await isUnchanged(git, 'HEAD'))) return head;
  for (const variable of hostVariables) {
    const name = env[variable];
    const commit = name && (await resolve(name));
    // Netlify names the current commit if it has not built one before.
    if (commit && commit !== head) return commit;
  }
  const fork = await git('merge-base', 'HEAD', 'origin/HEAD').catch(() => '');
  return fork && fork !== head ? fork : await resolve('HEAD^1');
}

/** Returns whether the content on disk equals that of a commit. Ignores files that Git does not track. */
async function isUnchanged(git: Git, commit: string): Promise<boolean> {
  try {
    await git('diff', '--quiet', commit, '--', '.');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 1) return false;
    throw error;
  }
}
