import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { createRunnableDevEnvironment, createServer, normalizePath } from 'vite';
import type { LogErrorOptions, Logger, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { brandPlugin, STYLE_SHEET } from '#cli/brand/brandPlugin.ts';
import { fontsDir } from '#cli/brand/prepareFonts.ts';
import { pageSheetPaths } from '#cli/brand/pageSheetPaths.ts';
import { makeBrandStyles } from '#cli/brand/makeBrandStyles.ts';
import type { MadeStyles } from '#cli/brand/makeBrandStyles.ts';
import { brandFile, readBrand } from '#cli/brand/readBrand.ts';
import { isWithin } from '#cli/files/isWithin.ts';
import type { FileChange } from '#cli/files/fileChanges.ts';
import { decodePath } from '#cli/preview/decodePath.ts';
import type { Project } from '#cli/project.ts';
import { readSiteConfig, siteFiles, TEMPLATES } from '#cli/slots/readSiteConfig.ts';
import { slotsPlugin } from '#cli/slots/slotsPlugin.ts';
import { brokenModules } from './brokenModules.ts';
import type { DevPage } from './contentService.ts';

/** The folders whose files become pages: Vite serves their modules. */
export const CODE_FOLDERS = ['templates', 'renderer', 'content/schemas', 'cli/dev'];

/** Vite, as the development server uses it. */
export interface DevVite {
  server: ViteDevServer;
  /** Renders a page with the templates as they are. Rejects if a template has an error. */
  render(data: RenderedData): Promise<string>;
  /** Returns the texts of the style sheets by their paths. Rejects if one has an error. */
  compileStyles(): Promise<ReadonlyMap<string, string>>;
  /** Forgets the modules of changed files at once, and then looks for errors in modules of the browser. */
  applyChanges(changes: readonly FileChange[]): Promise<void>;
  /** Returns the errors in modules of the browser. */
  moduleErrors(): unknown[];
  /** Returns whether the path of a request is that of a module. No page has such a path. */
  isModule(path: string): boolean;
}

/** The data of a page, as `renderer/renderDocument.ts` takes it. */
type RenderedData = Pick<DevPage, 'page' | 'layout' | 'today'>;

/**
 * Starts Vite for `site dev`. It serves the modules of the browser and runs the templates. It does not use Vike, which takes twice as long to
 * start and prints each request: pages come from the same functions that the mass renderer calls.
 *
 * Vite watches no files, because its watcher ignores a change that follows another one of the same file within 50 ms. `applyChanges` passes
 * changes to it. Vite does not update browsers either, because only the server can render a page.
 *
 * `onModuleError` is called after a browser has requested a module that has an error: `applyChanges` then finds it. `onError` gets other
 * errors of Vite.
 */
export async function startVite(
  project: Project,
  http: Server,
  { onModuleError, onError }: { onModuleError(): void; onError(error: unknown): void },
): Promise<DevVite> {
  const { codeRoot, siteRoot, contentDir, publicDir, distDir } = project;
  let { overrides } = await readSiteConfig(siteRoot);
  // Of the output folder, only this cache and the fonts are served: it also has the enquiries that were sent while the site was edited.
  const cacheDir = join(distDir, 'cache', 'vite');
  let goodStyles: MadeStyles | undefined;
  // While the brand has errors, which the check of the content reports, the last good styles stay.
  const brandStyles = async () =>
    (goodStyles = (await makeBrandStyles(project, readBrand(project))) ?? goodStyles);
  const server = await createServer({
    configFile: false,
    root: codeRoot,
    publicDir,
    // Each output folder has its own, because two servers must not replace each other's files.
    cacheDir,
    appType: 'custom',
    envFile: false,
    css: { transformer: 'lightningcss' },
    customLogger: quietLogger(onError),
    plugins: [
      slotsPlugin(project, STYLE_SHEET, () => overrides),
      brandPlugin(brandStyles, brandFile(contentDir)),
      reportErrors((url) => {
        broken.add(url);
        onModuleError();
      }),
    ],
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
        allow: [
          ...CODE_FOLDERS.map((folder) => join(codeRoot, folder)),
          join(siteRoot, TEMPLATES),
          publicDir,
          cacheDir,
          fontsDir(project),
          ...packageFolders(codeRoot),
        ],
      },
      watch: null,
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
  // Any website that the developer visits could make Vite open a file in the editor. The site does not need this.
  const { stack } = server.middlewares;
  server.middlewares.stack = stack.filter(({ route }) => route !== '/__open-in-editor');
  const { client } = server.environments;
  const broken = brokenModules((url) => client.transformRequest(url));
  // `createEnvironment` above creates an environment of this kind.
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const importRenderer = (): Promise<{ renderDocument(data: RenderedData): string }> =>
    runner.import('/renderer/renderDocument.ts');
  // The first page needs it. If it has an error, the first page shows it.
  importRenderer().catch(() => undefined);
  const folders = [...CODE_FOLDERS, 'node_modules', relative(codeRoot, cacheDir)].map(
    (folder) => `/${folder}/`,
  );
  return {
    server,
    render: async (data) => (await importRenderer()).renderDocument(data),
    async compileStyles() {
      const paths = [STYLE_SHEET, ...pageSheetPaths(codeRoot)];
      const compile = async (path: string): Promise<[string, string]> => {
        return [path, (await client.transformRequest(`${path}?direct`))?.code ?? ''];
      };
      return new Map(await Promise.all(paths.map(compile)));
    },
    async applyChanges(changes) {
      if (changes.some(({ file }) => isOfSite(project, file))) {
        ({ overrides } = await readSiteConfig(siteRoot));
        // Another file may stand in for a template, or bring other styles.
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll();
      }
      const urls = changes.flatMap((change) => modulesToCheck(server, change));
      forgetModules(server, changes);
      return broken.check(urls);
    },
    moduleErrors: broken.errors,
    isModule: (path) => path.startsWith('/@') || folders.some((folder) => path.startsWith(folder)),
  };
}

/** Returns the URLs of the modules of the browser that a change may have broken. */
function modulesToCheck({ environments }: ViteDevServer, { file, event }: FileChange): string[] {
  // Styles are compiled separately. A module that a new file may fix is already known to be broken.
  if (file.endsWith('.css') || event === 'create') return [];
  const modules = environments.client.moduleGraph.getModulesByFile(normalizePath(file)) ?? [];
  return [...modules].flatMap(({ url, importers }) =>
    event === 'update' ? [url] : [...importers].map((importer) => importer.url),
  );
}

/** Makes Vite load the modules of changed files again, and all modules that import them. */
function forgetModules({ environments }: ViteDevServer, changes: readonly FileChange[]): void {
  const isUpdate = changes.every(({ event }) => event === 'update');
  for (const { moduleGraph } of Object.values(environments)) {
    // A new or a deleted file changes which file an import leads to, and what `import.meta.glob` finds.
    if (!isUpdate) moduleGraph.invalidateAll();
    else for (const { file } of changes) moduleGraph.onFileChange(normalizePath(file));
  }
}

/** Reports the path of each module that was requested and has an error. */
function reportErrors(report: (path: string) => void): Plugin {
  return {
    name: 'site:report-errors',
    configureServer: (server) => () => {
      // Connect recognises a handler of errors by its four parameters.
      server.middlewares.use(
        (_error: unknown, request: { url?: string }, _response: unknown, next: () => void) => {
          const path = decodePath(URL.parse(request.url ?? '', 'http://localhost')?.pathname);
          if (path !== undefined) report(path);
          next();
        },
      );
    },
  };
}

/** Returns a logger that prints nothing. It passes on errors, except those of modules, which are found when a browser requests them. */
function quietLogger(onError: (error: unknown) => void): Logger {
  const ignore = () => undefined;
  return {
    hasWarned: false,
    info: ignore,
    warn: ignore,
    warnOnce: ignore,
    // Without an error, it is the warning that a browser requested a file that is not served.
    error(_message: string, { error }: LogErrorOptions = {}) {
      if (error && !('plugin' in error) && !('code' in error)) onError(error);
    },
    clearScreen: ignore,
    hasErrorLogged: () => true,
  };
}

/** Returns the folders that Node looks for packages in when a module of the code imports one. */
function packageFolders(codeRoot: string): string[] {
  const folders = createRequire(join(codeRoot, 'package.json')).resolve.paths('vite') ?? [];
  return folders.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder));
}

/** Returns whether a file is the configuration of the site or one of its templates. */
export function isOfSite(project: Project, file: string): boolean {
  return siteFiles(project).some((path) => isWithin(file, path));
}
