import { realpathSync } from 'node:fs';
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

/** Gets the errors of all changed modules of the browser, and whether the change was one of styles, which need no reload. */
type OnCode = (change: { errors: readonly unknown[]; isStyle: boolean }) => void;

/** The data of a page, as `renderer/renderDocument.ts` takes it. */
type RenderedData = Pick<DevPage, 'page' | 'layout' | 'today'>;

/**
 * Starts Vite for `site dev`. It serves the modules of the browser, replaces styles, and runs the templates. It does not use Vike, which
 * takes twice as long to start and prints each request: pages come from the same functions that the mass renderer calls.
 *
 * `onCode` is called when code has changed. `onError` gets every error of a module that a browser has requested.
 */
export async function startVite(
  { root, publicDir, distDir }: Project,
  http: Server,
  { onCode, onError }: { onCode: OnCode; onError(error: unknown): void },
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
      fs: {
        strict: true,
        allow: [...watched, publicDir, distDir, realpathSync(join(root, 'node_modules'))],
      },
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

/**
 * Reports changes of code instead of updating the browser, because only the server can render a page. Vite replaces styles by itself,
 * unless they have an error: a broken style sheet would leave the page without styles.
 */
function reportChanges(onCode: OnCode): Plugin {
  /** The URLs of modules that had errors. They are tried again, because their errors may lie in other files. */
  const broken = new Set<string>();
  return {
    name: 'site:report-changes',
    async hotUpdate({ file, modules }) {
      const { environment } = this;
      if (environment.name !== 'client') return;
      const isStyle = file.endsWith('.css');
      const urls = isStyle ? [`${STYLES}?direct`] : modules.map(({ url }) => url);
      const errors: unknown[] = [];
      for (const url of new Set([...urls, ...broken])) {
        try {
          await environment.transformRequest(url);
          broken.delete(url);
        } catch (error) {
          broken.add(url);
          errors.push(error);
        }
      }
      onCode({ errors, isStyle });
      return isStyle && errors.length === 0 ? undefined : [];
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
