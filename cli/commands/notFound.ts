import type { MissingPath } from '#api/store/enquiryStore.ts';
import { timeBefore } from '#cli/age.ts';
import type { Age } from '#cli/age.ts';
import type { Project } from '#cli/project.ts';
import { oneLine, printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { localTime } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { withStore } from './enquiries/withStore.ts';

/** Runs `site not-found`: lists the missing paths that visitors requested most, so that an editor can add them as aliases. */
export async function notFound(
  project: Project,
  terminal: Terminal,
  { json, limit, since }: { json: boolean; limit: number; since: Age },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    const paths = await store.missingPaths({ since: timeBefore(new Date(), since), limit });
    if (json) terminal.print(`${printableJson(paths, 2)}\n`);
    else if (paths.length === 0) terminal.print('No visitor has asked for a missing page.\n');
    else terminal.print(formatPaths(paths, readSettings(project).timeZone));
    return 0;
  });
}

function formatPaths(paths: readonly MissingPath[], timeZone: string): string {
  const width = Math.max(...paths.map(({ visits }) => `${visits}`.length), 'visits'.length);
  return [
    `${'visits'.padStart(width)}  last              path`,
    ...paths.flatMap(({ pathname, visits, lastAt, referrers }) => [
      `${`${visits}`.padStart(width)}  ${localTime(lastAt, timeZone)}  ${oneLine(pathname)}`,
      ...referrers.map((referrer) => `${' '.repeat(width)}  linked from ${oneLine(referrer)}`),
    ]),
    '',
    'To redirect an old path, add it under "aliases:" in the entry that it should lead to.',
    '',
  ].join('\n');
}
