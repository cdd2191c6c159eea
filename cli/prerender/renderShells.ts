import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '#cli/project.ts';
import { quietly } from './quietly.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';

/** A shell for each type of page and each menu entry that such pages mark as current. */
export type Shells = Record<string, string>;

/** The name of the shell that a route goes into. */
export function shellName({ type, section }: Pick<PlannedRoute, 'type' | 'section'>): string {
  return `${type} ${section}`;
}

/** Has Vike render the shells: the document with header, footer and assets, and slots for head and main content. */
export async function renderShells(
  { distDir }: Project,
  routes: readonly PlannedRoute[],
): Promise<Shells> {
  const examples = new Map(routes.map((route) => [shellName(route), route]));
  const shells: Shells = {};
  await quietly(async () => {
    await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href);
    const { renderPage } = await import('vike/server');
    for (const [name, { path, type, section }] of examples) {
      const { httpResponse } = await renderPage({ urlOriginal: path, shell: { section } });
      const expected = type === 'not-found' ? 404 : 200;
      if (httpResponse.statusCode !== expected) {
        throw new Error(`Vike answered ${httpResponse.statusCode} for the shell of ${path}.`);
      }
      shells[name] = await httpResponse.getBody();
    }
  });
  return shells;
}
