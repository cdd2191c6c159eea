import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#cli/model/problem.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { openRemotePictures } from '#cli/pictures/remotePictures.ts';
import type { RemotePictures } from '#cli/pictures/remotePictures.ts';
import { lastChange } from './lastChange.ts';
import { databaseAddress, supabaseSettings, TABLE_LABEL } from './supabaseSettings.ts';

/** The posts of the database, and what keeps the site from being built with them. */
export interface BlogSource {
  rows: readonly unknown[];
  /** The time of the last change among what visitors can read, if the database can tell later changes from it. */
  changedSince?: string;
  problems: readonly Problem[];
  /** Fetches the pictures on other servers that the rows name. */
  pictures?: RemotePictures;
  /** Whether drafts were asked for and there is no key with which to read them. */
  lacksDrafts: boolean;
  /** Notes how many posts there are, for the next run to compare with. To be called once they are built. */
  remember(): void;
}

export interface BlogSourceOptions {
  env: Readonly<Record<string, string | undefined>>;
  distDir: string;
  /** Whether drafts are wanted too; they need the secret key. */
  drafts: boolean;
  /** Whether the table may be empty, or have lost more than a tenth of its posts. */
  allowShrink: boolean;
}

/** The share of posts that may go from one build to the next. */
const TOLERATED_LOSS = 0.1;

/**
 * Reads the posts of the database that `SUPABASE_URL` and `SUPABASE_ANON_KEY` name; undefined where they name none. A database that
 * does not answer, or has suddenly far fewer posts, is a problem: the last good site is better than one without its posts.
 */
export async function readBlogSource(options: BlogSourceOptions): Promise<BlogSource | undefined> {
  const { env, distDir, drafts, allowShrink } = options;
  const { settings, problem } = supabaseSettings(env);
  if (problem) return failed(problem);
  const at = { file: TABLE_LABEL, line: 1, column: 1 };
  const notes = join(distDir, 'cache', 'blog-rows.json');
  if (!settings) {
    // Without its key, a database whose posts are on the site seems to be there for enquiries alone.
    return !drafts && !allowShrink && lastCount(notes, databaseAddress(env)) > 0
      ? failed({ code: 'database-settings', args: { reason: 'no-key' }, at })
      : undefined;
  }
  const { url, anonKey, serviceKey } = settings;

  // Loaded here, so that a site without a database never loads it.
  const [{ connectSupabase }, { readBlogRows, readLastWithdrawal }] = await Promise.all([
    import('#supabase/connectSupabase.ts'),
    import('./readBlogRows.ts'),
  ]);
  const client = connectSupabase(url, drafts ? (serviceKey ?? anonKey) : anonKey);
  // Before the posts: a post that is withdrawn while they are read counts as a later change.
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
    problems.push({ code: 'blog-rows-shrunk', args: { rows, before }, at });
  }
  const changedSince =
    withdrawal === undefined ? undefined : lastChange(read.rows, withdrawal, new Date());
  return {
    rows: read.rows,
    ...(changedSince && { changedSince }),
    pictures: openRemotePictures(distDir, new URL(url).origin),
    problems,
    lacksDrafts: drafts && !serviceKey,
    remember: () => {
      // A preview counts drafts as well.
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
