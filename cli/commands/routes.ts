import { pathsThatMatch } from '#cli/prerender/pathsThatMatch.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { generateSite } from './generateSite.ts';
import { reportErrors } from './reportErrors.ts';
import { count } from '#cli/report/amounts.ts';

/** Runs `site routes`: lists all planned pages, or those whose path matches a glob. Returns exit code 1 if there is none. */
export async function listRoutes(
  project: Project,
  terminal: Terminal,
  { glob, json }: { glob?: string | undefined; json: boolean },
): Promise<number> {
  const result = await generateSite(project, { dryRun: true });
  if (!result.generated) return reportErrors(result, terminal, json ? 'json' : 'pretty');
  const planned = result.generated.readRoutes();
  const paths = planned.map(({ path }) => path);
  const listed = new Set(glob ? pathsThatMatch(paths, glob) : paths);
  const routes = planned.filter(({ path }) => listed.has(path));
  if (json) {
    terminal.print(`${JSON.stringify({ routes }, null, 2)}\n`);
  } else {
    const width = Math.max(0, ...routes.map(({ type }) => type.length));
    for (const { path, type, indexable } of routes) {
      terminal.print(
        `${type.padEnd(width)}  ${path}${indexable ? '' : '  (not for search engines)'}\n`,
      );
    }
    terminal.note(`${count(routes.length, 'route')}\n`);
  }
  return routes.length > 0 ? 0 : 1;
}
