import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { quietly } from './quietly.ts';

/**
 * Lets Vite and Vike build the browser's and the server's code, without rendering a page. Old assets stay, for pages that are
 * still served name them. Returns the assets that the new pages will name.
 */
export async function buildBundles({ distDir }: Project): Promise<string[]> {
  // The server's code has no readers: made anew in an empty folder, it cannot be a mixture.
  rmSync(join(distDir, 'server'), { recursive: true, force: true });
  const assets: string[] = [];
  const { build } = await import('vike/api');
  await quietly(() =>
    build({
      viteConfig: {
        logLevel: 'warn',
        plugins: [
          {
            name: 'site:list-assets',
            applyToEnvironment: ({ name }) => name === 'client',
            writeBundle: (_options, bundle) => void assets.push(...Object.keys(bundle)),
          },
        ],
      },
    }),
  );
  return assets.filter((name) => name.startsWith('assets/')).sort();
}

/** Whether the server's code and all assets of the last build are still on disk. */
export function bundlesExist({ distDir }: Project, assets: readonly string[]): boolean {
  const server = ['entry.mjs', 'renderPages.mjs'].map((name) => join('server', name));
  const client = assets.map((name) => join('client', name));
  return (
    assets.length > 0 && [...server, ...client].every((file) => existsSync(join(distDir, file)))
  );
}

/** Has Vike render every page by itself: slow, and the yardstick of the mass renderer. */
export async function prerenderWithVike(): Promise<void> {
  const { prerender } = await import('vike/api');
  await quietly(() => prerender({ viteConfig: { logLevel: 'warn' } }));
}

/** Assets in the output that neither this build nor the one before it made. */
export function removeOldAssets({ distDir }: Project, kept: ReadonlySet<string>): void {
  const folder = join(distDir, 'client', 'assets');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(name) && !kept.has(`assets/${name}`)) rmSync(join(folder, name));
  }
}
