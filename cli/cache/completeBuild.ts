import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#cli/files/errorCode.ts';
import type { FolderScan, FoundFolder } from '#cli/files/scanFolder.ts';
import { isSettled, statStamp } from '#cli/files/statStamp.ts';
import { bundledVariables, codePaths } from './codePaths.ts';
import { readListings, saveListings } from './folderListings.ts';
import { lastValue, saveValue } from './cacheValue.ts';
import type { Finding } from '#cli/model/finding.ts';

/** The folders of a site and of the code that builds it. */
interface Project {
  codeRoot: string;
  siteRoot: string;
  contentDir: string;
  publicDir: string;
  distDir: string;
}

/** The last complete build, in `dist/cache/complete.json`. If nothing that it depends on has changed since, the next one has nothing to do. */
export interface CompleteBuild {
  /** A stamp of everything that the build read. */
  inputs: string;
  /** A stamp of everything that it wrote. */
  outputs: string;
  /** The day of the build in the time zone of the site, as YYYY-MM-DD. */
  today: string;
  timeZone: string;
  /** The instant at which the next planned post appears, in milliseconds since 1970; null if there is none. */
  until: number | null;
  /** The findings, and the texts of their files. */
  findings: Finding[];
  texts: [string, string][];
  /** The number of content files. */
  files: number;
  pages: number;
  bytes: number;
}

/** The result of a build, apart from the stamps. */
export type BuildOutcome = Omit<CompleteBuild, 'inputs' | 'outputs'>;

/** The output folders. `cache` is left out, because a build can restore its content. */
const output = ['client', 'generated', 'hosts', 'server'];

/**
 * Matches the variables of the environment that builds read, apart from those in bundles. Hosts name the published commit in the last two,
 * and a build is compared with it.
 */
const VARIABLES = /^(?:SITE_|SUPABASE_|(?:CACHED_COMMIT_REF|VERCEL_GIT_PREVIOUS_SHA)$)/;

const run = promisify(execFile);

/**
 * Returns a stamp of the names, sizes and times of all files that builds read, and the last complete build if the same stamp and the files
 * that it wrote show that another one would change nothing. The stamp is undefined if files could change without changing it.
 */
export async function unchangedBuild(
  project: Project,
  todayIn: (timeZone: string) => string,
  now = new Date(),
): Promise<{ inputs: string | undefined; last?: CompleteBuild }> {
  const last = lastValue<CompleteBuild>(fileOf(project.distDir));
  const inputs = await inputStamp(project, now);
  const isSame =
    inputs !== undefined &&
    // A record with this stamp was written by this code. Any other may have any shape.
    last?.inputs === inputs &&
    last.today === todayIn(last.timeZone) &&
    (last.until === null || now.getTime() < last.until) &&
    last.outputs === outputStamp(project);
  return isSame ? { inputs, last } : { inputs };
}

/**
 * Records a complete build. `inputs` is the stamp of its inputs, which was taken before they were read. `untouched` are output folders that the
 * build has looked up and not changed since. `isAsWritten` returns whether the files of the others are those that the build has written.
 * Records nothing if they are not, or if the output could change without changing its stamp.
 */
export function recordBuild(
  project: Project,
  inputs: string,
  outcome: BuildOutcome,
  untouched: ReadonlyMap<string, FoundFolder> = new Map(),
  isAsWritten: (others: ReadonlyMap<string, FolderScan>) => boolean = () => true,
): void {
  const scans = new Map<string, FolderScan>();
  const outputs = statStamp(outputFolders(project), {
    known: untouched,
    onScan: (path, scan) => scans.set(path, scan),
  })?.hash;
  if (outputs === undefined || !isAsWritten(scans)) return;
  saveListings(project.distDir, new Map([...untouched, ...scans]));
  const record: CompleteBuild = { inputs, outputs, ...outcome };
  saveValue(fileOf(project.distDir), record);
}

/** Returns the day of the last complete build, as YYYY-MM-DD, or an empty text if none was recorded. */
export function buildDay(distDir: string): string {
  return lastValue<CompleteBuild>(fileOf(distDir))?.today ?? '';
}

async function inputStamp(project: Project, now: Date): Promise<string | undefined> {
  const { contentDir, publicDir } = project;
  const history = gitState(contentDir);
  const stamp = statStamp([...codePaths(project), contentDir, publicDir]);
  const state = await history;
  if (!stamp || !isSettled(stamp, now)) return undefined;
  const variables = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  return createHash('sha1')
    .update(
      JSON.stringify([process.version, stamp.hash, state, variables.sort(), bundledVariables()]),
    )
    .digest('hex');
}

/**
 * Returns the state of the repository of a folder that decides on the dates of its files: the last commit, the index, and the commits at which
 * a shallow clone ends.
 */
async function gitState(folder: string): Promise<string> {
  const args = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix'];
  const paths = ['--git-path', 'index', '--git-path', 'shallow'];
  try {
    const { stdout } = await run('git', ['-C', folder, ...args, ...paths]);
    const files = stdout.trimEnd().split('\n').slice(-2);
    return `${stdout}${statStamp(files.map((file) => resolve(folder, file)))?.hash}`;
  } catch (error) {
    // A finding says which of the two is missing.
    return errorCode(error) === 'ENOENT' ? 'no Git' : 'no repository';
  }
}

function outputStamp(project: Project): string | undefined {
  return statStamp(outputFolders(project), { knownNames: readListings(project.distDir).knownNames })
    ?.hash;
}

function outputFolders({ distDir }: Project): string[] {
  return output.map((name) => join(distDir, name));
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'complete.json');
}
