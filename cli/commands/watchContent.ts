import { join } from 'node:path';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { coalesce } from '#cli/files/coalesce.ts';
import { watchFolders } from '#cli/files/watchFolders.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { reportFailure } from '#cli/report/reportFailure.ts';
import { siteFiles } from '#cli/slots/readSiteConfig.ts';
import { readProject } from './readProject.ts';
import type { ReadOptions, ReadProject } from './readProject.ts';

/** The time without a save after which the content is checked, in milliseconds. */
const QUIET_MILLISECONDS = 50;
/** Clears the screen and moves the cursor to its top. The lines that scrolled away stay. */
const CLEAR = '\u001b[2J\u001b[H';

/**
 * Checks the content now and after each change of content, public files, or the configuration or a template of the site, until `interrupted` is
 * fulfilled. `format` returns the report of a check. Prints each report with the time; a terminal is cleared first. If the report is not
 * `isForPeople`, standard output has nothing else. Parsed files stay in memory. Returns exit code 0.
 */
export async function watchContent(
  project: Project,
  terminal: Terminal,
  {
    interrupted,
    format,
    isForPeople,
    ...options
  }: Omit<ReadOptions, 'stamp' | 'cache'> & {
    interrupted: Promise<void>;
    format(read: ReadProject): string;
    isForPeople: boolean;
  },
): Promise<number> {
  const stamp = codeStamp(project);
  const cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'), stamp);
  let isSaved = false;
  let limit = '';
  const say = (text: string) => (isForPeople ? terminal.print(text) : terminal.note(text));
  const check = async () => {
    // The file of the cache is large, so it is written only once.
    const inMemory = isSaved ? { ...cache, save: () => {} } : cache;
    const clear = isForPeople && terminal.interactive && terminal.colour ? CLEAR : '';
    await readProject(project, { ...options, stamp, cache: inMemory }).then(
      (read) => terminal.print(clear + format(read)),
      (error: unknown) => say(clear + reportFailure(error)),
    );
    isSaved = true;
    const time = new Date().toLocaleTimeString('en-GB');
    say(`${limit}Checked at ${time}. Waiting for changes (Ctrl+C ends it).\n`);
  };
  const checkAgain = coalesce(check, QUIET_MILLISECONDS);
  const folders = watchFolders(
    [project.contentDir, project.publicDir, ...siteFiles(project)],
    checkAgain,
    // Each report has it, because the screen is cleared before.
    (sentences) => (limit = `${sentences}\n`),
  );
  checkAgain();
  await interrupted;
  folders.close();
  return 0;
}
