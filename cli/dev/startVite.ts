import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { createRunnableDevEnvironment, createServer } from 'vite';
import type { LogErrorOptions, Logger, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Project } from '#cli/project.ts';
import type { DevPage } from './contentService.ts';
import { STYLES } from './devDocument.ts';

/** The folders whose files become pages: Vite watches them, and serves their modules. */
const CODE = ['templates', 'renderer', 'content/schemas', 'cli/dev'];

/** Vite, as the development server uses it. */
export interface DevVite {
  server: ViteDevServer;
  /** Renders a page with the templates as they are. Rejects if a template has an error. */
  render(data: RenderedData): Promise<string>;
  /** Returns whether the path of a request is that of a module. No page has such a path. */
  isModule(path: string): boolean;
}

/** The data of a page, as `renderer/renderDocument.ts` takes it. */
type RenderedData = Pick<DevPage, 'page' | 'layout' | 'today'>;

/**
 * Starts Vite for `site dev`. It serves the modules of the browser, replaces styles, and runs the templates. It does not use Vike, which
 * takes twice as long to start and prints each request: pages come from the same functions that the mass renderer calls.
 *
 * `onCode` is called when code has changed, with the errors of the browser's modules. `onError` gets every error of a module that a
 * browser has requested.
 */
export async function startVite(
  { root, publicDir, distDir }: Project,
  http: Server,
  { onCode, onError }: { onCode(errors: unknown[]): void; onError(error: unknown): void },
): Promise<DevVite> {
  const watched = CODE.map((folder) => join(root, folder));
  const server = await createServer({
    configFile: false,
    root,
    publicDir,
    // Each output folder has its own, because two servers must not replace each other's files.
    cacheDir: join(distDir, 'cache', 'vite'),
    appType: 'custom',
    envFile: false,
    css: { transformer: 'lightningcss' },
    customLogger: quietLogger(onError),
    plugins: [reportChanges(onCode)],
    optimizeDeps: {
      // Vite finds all packages before the first page. If it found one later, it would load the page again.
      entries: ['renderer/+client.ts'],
      include: ['react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server: http, overlay: false },
      fs: { strict: true, allow: [...watched, publicDir, distDir, join(root, 'node_modules')] },
      watch: {
        ignored: (path: string) =>
          path !== root &&
          ![...watched, publicDir].some(
            (folder) => path === folder || isBelow(path, folder) || isBelow(folder, path),
          ),
      },
    },
    environments: {
      ssr: {
        dev: {
          // A request imports what has changed. Without this, Vite would import it at once, and print a stack if it fails.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, {
              hot: false,
              runnerOptions: { hmr: false },
            }),
        },
      },
    },
  });
  // `createEnvironment` above creates an environment of this kind.
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const importRenderer = (): Promise<{ renderDocument(data: RenderedData): string }> =>
    runner.import('/renderer/renderDocument.ts');
  // The first page needs it. If it has an error, the first page shows it.
  importRenderer().catch(() => undefined);
  const folders = [...CODE, 'node_modules', relative(root, distDir)].map((folder) => `/${folder}/`);
  return {
    server,
    render: async (data) => (await importRenderer()).renderDocument(data),
    isModule: (path) => path.startsWith('/@') || folders.some((folder) => path.startsWith(folder)),
  };
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(join(folder, '/'));
}

/** Reports changes of code instead of updating the browser, because only the server can render a page. Vite replaces styles by itself. */
function reportChanges(onCode: (errors: unknown[]) => void): Plugin {
  return {
    name: 'site:report-changes',
    async hotUpdate({ file, modules }) {
      const { environment } = this;
      if (environment.name !== 'client') return;
      const isStyle = file.endsWith('.css');
      const urls = isStyle ? [`${STYLES}?direct`] : modules.map(({ url }) => url);
      const errors = await Promise.all(
        urls.map((url) =>
          environment.transformRequest(url).then(
            () => undefined,
            (error: unknown) => ({ error }),
          ),
        ),
      );
      const found = errors.flatMap((one) => (one ? [one.error] : []));
      onCode(found);
      // A broken style sheet would leave the page without styles.
      return isStyle && found.length === 0 ? undefined : [];
    },
  };
}

/** Returns a logger that passes on the errors of modules and prints nothing. */
function quietLogger(onError: (error: unknown) => void): Logger {
  const ignore = () => undefined;
  return {
    hasWarned: false,
    info: ignore,
    warn: ignore,
    warnOnce: ignore,
    // Without an error, it is the note that a browser asked for a file that is not served.
    error: (_message: string, { error }: LogErrorOptions = {}) => error && onError(error),
    clearScreen: ignore,
    hasErrorLogged: () => true,
  };
}
