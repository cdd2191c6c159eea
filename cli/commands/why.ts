import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { findNearest } from '#cli/plan/findNearest.ts';
import { normalisePath } from '#cli/plan/normalisePath.ts';
import { oneLine, printable, printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { generateSite } from './generateSite.ts';
import { reportErrors } from './reportErrors.ts';

/** How many near paths are told where there is no page. */
const NEAREST = 5;

/** `site why <path>`: what makes a page, which redirects lead to it, or what is nearest where there is none. */
export async function why(
  project: Project,
  terminal: Terminal,
  { path: wanted, json }: { path: string; json: boolean },
): Promise<number> {
  const result = await generateSite(project);
  if (!result.generated || !result.context) return reportErrors(result, terminal, json);
  const { manifest, readRoutes } = result.generated;
  const routes = readRoutes();
  const { redirects } = result.context;
  const path = normalisePath(wanted);
  const redirect =
    redirects.find(({ from }) => from === wanted.toLowerCase()) ??
    redirects.find(({ from }) => from === path);
  const planned = plannedRoutes(manifest.chunks, join(project.distDir, 'generated')).find(
    (route) => route.path === (redirect?.to ?? path),
  );
  if (!planned) {
    const nearest = findNearest(
      path,
      [...routes, ...redirects].map((r) => ('from' in r ? r.from : r.path)),
      NEAREST,
    );
    if (json) terminal.print(`${printableJson({ path, exists: false, nearest }, 2)}\n`);
    else
      terminal.print(
        `There is no page ${oneLine(path)}. The nearest are:\n${nearest.map((near) => `  ${near}\n`).join('')}`,
      );
    return 1;
  }
  const route = routes.find((candidate) => candidate.path === planned.path);
  const from = redirects.filter(({ to }) => to === planned.path);
  if (json) {
    terminal.print(
      `${printableJson({ ...route, asked: path, exists: true, sources: planned.sources, redirects: from }, 2)}\n`,
    );
    return 0;
  }
  const lines: [string, string][] = [
    ...(path === wanted ? [] : [['asked for', wanted] as [string, string]]),
    ...(redirect
      ? [
          [
            'redirect',
            `${redirect.from} → ${redirect.to} (${redirect.status}), from ${redirect.source}`,
          ] as [string, string],
        ]
      : []),
    ['page', planned.path],
    ['type', planned.type],
    ['title', planned.title],
    ['template', `templates/${planned.type}/`],
    ['made from', planned.sources.join('\n')],
    [
      'last change',
      route?.lastModified ??
        'unknown (a source has uncommitted changes, or there is no Git history)',
    ],
    ['search engines', planned.indexable ? 'may list it' : 'must not list it'],
    ['canonical', planned.canonical === planned.path ? 'the page itself' : planned.canonical],
    ['old addresses', from.length > 0 ? from.map((r) => r.from).join('\n') : 'none'],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  for (const [label, text] of lines) {
    const [first, ...rest] = printable(text).split('\n');
    terminal.print(`${label.padEnd(width)}  ${first}\n`);
    for (const line of rest) terminal.print(`${' '.repeat(width)}  ${line}\n`);
  }
  return 0;
}
