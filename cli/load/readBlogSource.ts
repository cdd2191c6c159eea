import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#cli/model/problem.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { openRemotePictures } from '#cli/pictures/remotePictures.ts';
import type { RemotePictures } from '#cli/pictures/remotePictures.ts';
import { lastChange } from './lastChange.ts';
import { databaseAddress, supabaseSettings, TABLE_LABEL } from './supabaseSettings.ts';

/** The posts of the database, and the problems that stop a build. */
export interface BlogSource {
  rows: readonly unknown[];
  /** Returns the time of the last change that visitors can see. Left out if the database cannot report later changes. */
  changedSince?(timeZone: string): string | undefined;
  problems: readonly Problem[];
  /** Downloads the pictures on other servers that the rows name. */
  pictures?: RemotePictures;
  /** Whether drafts were requested but no key can read them. */
  lacksDrafts: boolean;
  /** Records the number of posts, which the next run compares with its own. Call it once the site is built. */
  remember(): void;
}

export interface BlogSourceOptions {
  env: Readonly<Record<string, string | undefined>>;
  distDir: string;
  /** Whether to read drafts too, which needs the secret key. */
  drafts: boolean;
  /** Whether the table may be empty, or may have lost more than a tenth of its posts. */
  allowShrink: boolean;
}

/** The share of posts that may disappear between two builds. */
const TOLERATED_LOSS = 0.1;

/**
 * Reads the posts of the database that `SUPABASE_URL` and `SUPABASE_ANON_KEY` name. Returns `undefined` if they are not set.
 * Reports a problem if the database does not answer or has far fewer posts than before, because the last good site is better than
 * one without its posts.
 */
export async function readBlogSource(options: BlogSourceOptions): Promise<BlogSource | undefined> {
  const { env, distDir, drafts, allowShrink } = options;
  const { settings, problem } = supabaseSettings(env);
  if (problem) return failed(problem);
  const at = { file: TABLE_LABEL, line: 1, column: 1 };
  const notes = join(distDir, 'cache', 'blog-rows.json');
  if (!settings) {
    // Without the public key, a database whose posts are on the site would look like one for enquiries only.
    return !drafts && !allowShrink && lastCount(notes, databaseAddress(env)) > 0
      ? failed({ code: 'database-settings', args: { reason: 'no-key' }, at })
      : undefined;
  }
  const { url, anonKey, serviceKey } = settings;

  // These modules are loaded on demand, so that a site without a database never loads them.
  const [{ connectSupabase }, { readBlogRows, readLastWithdrawal }] = await Promise.all([
    import('#supabase/connectSupabase.ts'),
    import('./readBlogRows.ts'),
  ]);
  const client = connectSupabase(url, drafts ? (serviceKey ?? anonKey) : anonKey);
  // The last withdrawal is read before the posts, so that a post that is withdrawn in between counts as a later change.
  const withdrawal = await readLastWithdrawal(client);
  const read = await readBlogRows(client);
  if ('fault' in read) {
    const { code, reason } = read.fault;
    return failed({ code, args: { url, reason }, at });
  }

  const rows = read.rows.length;
  const before = drafts ? 0 : lastCount(notes, url);
  const problems: Problem[] = [];
  if (!allowShrink && rows === 0) {
    problems.push({ code: 'blog-rows-missing', args: { url }, at });
  } else if (!allowShrink && rows < before * (1 - TOLERATED_LOSS)) {
    problems.push({ code: 'blog-rows-shrunk', args: { rows, before, limit: TOLERATED_LOSS }, at });
  }
  const now = new Date();
  return {
    rows: read.rows,
    ...(withdrawal !== undefined && {
      changedSince: (timeZone) => lastChange(read.rows, withdrawal, { now, timeZone }),
    }),
    pictures: openRemotePictures(distDir, new URL(url).origin),
    problems,
    lacksDrafts: drafts && !serviceKey,
    remember: () => {
      // A preview counts drafts too.
      if (!drafts) writeFileAtomic(notes, JSON.stringify({ url, rows } satisfies Notes));
    },
  };
}

interface Notes {
  url: string;
  rows: number;
}

function lastCount(file: string, url: string): number {
  try {
    const notes: Notes = JSON.parse(readFileSync(file, 'utf8'));
    return notes.url === url ? notes.rows : 0;
  } catch {
    return 0;
  }
}

function failed(problem: Problem): BlogSource {
  return { rows: [], problems: [problem], lacksDrafts: false, remember: () => {} };
}
