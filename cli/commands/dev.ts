import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { FETCHED_PICTURES, pictureCache } from '#cli/pictures/remotePictures.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import type { Terminal } from '#cli/terminal.ts';
import { generateSite } from './generateSite.ts';

/** The time to wait after a save, in milliseconds, because editors often save several files at once. */
const QUIET_MILLISECONDS = 50;

/**
 * Runs `site dev`: serves the site through Vite, which replaces templates as they are edited. When content is edited, checks and plans it
 * again and reloads the page. If it has errors, prints them and keeps the last good pages.
 */
export async function dev(
  project: Project,
  terminal: Terminal,
  { port }: { port: number },
): Promise<number> {
  process.env.SITE_DIST = project.distDir;
  const { env } = process;
  // The posts are read once, so that an edit of a file does not wait for the network.
  const options = { env, distDir: project.distDir, drafts: true, allowShrink: true };
  const blog = await readBlogSource(options);
  if (!(await regenerate(project, terminal, blog))) return 1;
  const { dev: startDev } = await import('vike/api');
  const { viteServer } = await startDev({
    viteConfig: {
      server: { port, host: '127.0.0.1' },
      plugins: [contentWatcher(project, terminal, blog)],
    },
  });
  await viteServer.listen();
  terminal.print(
    `The site is at http://127.0.0.1:${viteServer.config.server.port}/ (Ctrl+C ends it)\n`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await viteServer.close();
  return 0;
}

function contentWatcher(
  project: Project,
  terminal: Terminal,
  blog: BlogSource | undefined,
): Plugin {
  let edits = 0;
  return {
    name: 'site:watch-content',
    configureServer(server: ViteDevServer) {
      server.watcher.add(project.contentDir);
      // A build copies fetched pictures into its output. Here they come from the cache.
      server.middlewares.use(FETCHED_PICTURES, (request, response, next) => {
        const [, name, format] =
          /^\/([0-9a-f]+(?:-\d+)?\.(avif|webp))$/.exec(request.url ?? '') ?? [];
        if (!name) return next();
        const file = join(pictureCache(project.distDir), FETCHED_PICTURES, name);
        readFile(file).then(
          (bytes) => response.setHeader('content-type', `image/${format}`).end(bytes),
          () => next(),
        );
      });
      server.watcher.on('all', async (_event, file) => {
        if (!file.startsWith(project.contentDir) || file.endsWith('.ts')) return;
        const edit = ++edits;
        await delay(QUIET_MILLISECONDS);
        if (edit !== edits) return;
        if (await regenerate(project, terminal, blog)) server.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/** Checks and plans the content, and returns whether there are pages to show. */
async function regenerate(
  project: Project,
  terminal: Terminal,
  blog: BlogSource | undefined,
): Promise<boolean> {
  const { findings, texts, files, generated } = await generateSite(project, { drafts: true, blog });
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    const outcome = generated ? '' : 'Pages stay as they were.';
    terminal.print(formatPretty({ findings: errors, texts, files, outcome }, terminal));
  }
  return generated !== undefined;
}
