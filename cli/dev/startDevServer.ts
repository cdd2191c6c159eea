import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { lookup } from 'mrmime';
import { coalesce } from '#cli/files/coalesce.ts';
import { fileChanges } from '#cli/files/fileChanges.ts';
import { isWithin } from '#cli/files/isWithin.ts';
import { watchFolders } from '#cli/files/watchFolders.ts';
import { FETCHED_PICTURES, pictureCache } from '#cli/pictures/remotePictures.ts';
import { headersFor } from '#cli/plan/headerFormats.ts';
import { HSTS } from '#cli/plan/planHeaders.ts';
import { decodePath } from '#cli/preview/decodePath.ts';
import { isGivenUp } from '#cli/preview/isGivenUp.ts';
import { openFile } from '#cli/preview/openFile.ts';
import type { ApiHandler } from '#cli/preview/previewServer.ts';
import { redirectOf } from '#cli/preview/redirectOf.ts';
import { sendFile } from '#cli/preview/sendFile.ts';
import { sendText } from '#cli/preview/sendText.ts';
import type { Project } from '#cli/project.ts';
import { codeError, formatCodeError } from './codeError.ts';
import type { ContentReport, ContentService, ContentState, DevPage } from './contentService.ts';
import { NO_VERSION } from './contentService.ts';
import { devDocument, errorDocument, STYLES } from './devDocument.ts';
import { devStyles } from './devStyles.ts';
import { pageAttempts } from './pageAttempts.ts';
import { printChanges } from './printChanges.ts';
import type { ShownError } from './shownError.ts';
import { CODE_FOLDERS, startVite } from './startVite.ts';

/** The time without another save after which files are read, in milliseconds, because editors often save several files at once. */
const QUIET_MILLISECONDS = 20;
/**
 * The time without another save after which an error in content is shown, and an empty file of code is read, in milliseconds. Some editors
 * empty a file before they write it.
 */
const SETTLING_MILLISECONDS = 150;
/** The time without a save after which the slow rules on location pages run, in milliseconds. A save during them would wait. */
const PAUSE_MILLISECONDS = 300;

/** A running development server. */
export interface DevServer {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Returns the HTML of a page, or undefined if it cannot be rendered. */
  documentAt(path: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A window of a browser that shows a page. */
interface Browser {
  send(event: string, data?: unknown): void;
}

/**
 * Starts the development server behind `http`. It serves what a build would write, rendered from the content and the templates as they are.
 * It shows errors in the browser, above the last good version of the page, and prints each once with `print`.
 */
export async function startDevServer(
  project: Project,
  http: Server,
  { content, api, print }: { content: ContentService; api: ApiHandler; print(text: string): void },
): Promise<DevServer> {
  const { root, contentDir, publicDir, distDir } = project;
  let state: ContentState = { report: { errors: 0, text: '', shown: [] }, versions: {} };
  /** The errors of modules of the browser and of the style sheet, which every page shows. */
  let codeErrors: readonly ShownError[] = [];
  const browsers = new Map<Browser, { path: string; version: string }>();
  /** Whether the reported errors are those of the rules on location pages, which run last. */
  let hasLocationErrors = false;
  /** The number of changes of code. */
  let codeVersion = 0;
  const attempts = pageAttempts({
    codeVersion: () => codeVersion,
    describe: (error) => codeError(error, root),
  });
  /** Returns a text that identifies a version of a page and of the code that renders it. */
  const versionOf = (pageVersion = NO_VERSION) => `${codeVersion}-${pageVersion}`;
  const printContent = printChanges(print);
  const printCode = printChanges(print);

  const errorsAt = (path: string): ShownError[] => {
    const failure = attempts.failures.get(path);
    return [...codeErrors, ...(failure ? [failure] : []), ...state.report.shown];
  };
  const showErrors = () => {
    const texts = [...codeErrors, ...attempts.failures.values()].map(formatCodeError);
    printCode([...new Set(texts)].join('\n'));
    for (const [browser, { path }] of browsers) {
      browser.send('site:errors', { errors: errorsAt(path) });
    }
  };
  const openPaths = () => [...new Set([...browsers.values()].map(({ path }) => path))];

  const firstState = Promise.withResolvers<undefined>();
  const refreshContent = coalesce(async (isOutdated) => {
    try {
      await readContent(isOutdated);
    } catch (error) {
      printContent(formatCodeError(codeError(error, root)));
    }
    firstState.resolve(undefined);
  }, QUIET_MILLISECONDS);
  const codeFolders = CODE_FOLDERS.map((folder) => join(root, folder));
  const changes = fileChanges([...codeFolders, publicDir]);
  const viteStart = Promise.withResolvers<undefined>();
  const refreshCode = coalesce(async (isOutdated) => {
    try {
      await viteStart.promise;
      await readCode(isOutdated);
    } catch (error) {
      print(formatCodeError(codeError(error, root)));
    }
  }, QUIET_MILLISECONDS);
  const folders = watchFolders([contentDir, publicDir, ...codeFolders], (path) => {
    if (isWithin(path, contentDir) || isWithin(path, publicDir)) refreshContent();
    if (changes.note(path)) refreshCode();
  });
  // The content is read in another thread while Vite starts.
  refreshContent();
  const vite = await startVite(project, http, {
    onModuleError: refreshCode,
    onError: (error) => print(formatCodeError(codeError(error, root))),
  });
  const styles = devStyles(vite.compileStyles);
  viteStart.resolve(undefined);
  // The style sheet may have an error, and files may have changed while Vite started.
  refreshCode();
  const { hot } = vite.server.environments.client;
  hot.on('site:hello', (page: { path: string; version: string }, browser: Browser) => {
    const path = decodePath(page.path) ?? page.path;
    browsers.set(browser, { path, version: page.version });
    browser.send('site:errors', { errors: errorsAt(path) });
    // The page and its styles may have changed after they were sent.
    browser.send('site:styles', { href: styles.href() });
    content.page(path).then(
      (current) => {
        if (page.version !== versionOf(current?.version)) void update([path]);
      },
      () => undefined,
    );
  });
  hot.on('vite:client:disconnect', (_data: unknown, browser: Browser) => {
    browsers.delete(browser);
  });
  await firstState.promise;

  /** Reads the content again, updates the pages that it changes, and reports what is wrong with it. */
  async function readContent(isOutdated: () => boolean): Promise<void> {
    const next = await content.refresh(openPaths());
    const isFirst = state.site === undefined;
    state = { ...next, report: state.report };
    if (isFirst) firstState.resolve(undefined);
    const changed = [...browsers.values()].filter(
      ({ path, version }) =>
        next.versions[path] !== undefined && versionOf(next.versions[path]) !== version,
    );
    await update([...new Set(changed.map(({ path }) => path))]);
    if (next.report.errors > 0 && !isFirst) await delay(SETTLING_MILLISECONDS);
    if (isOutdated()) return;
    if (next.report.errors > 0) hasLocationErrors = false;
    if (!hasLocationErrors) report(next.report);
    if (next.report.errors > 0) return;
    await delay(PAUSE_MILLISECONDS);
    if (isOutdated()) return;
    const complete = await content.checkLocations();
    hasLocationErrors = complete.errors > 0;
    report(complete);
  }

  /** Takes over changed files of code, and updates the pages, which all come from the code. */
  async function readCode(isOutdated: () => boolean): Promise<void> {
    if (changes.hasEmptyFile()) {
      await delay(SETTLING_MILLISECONDS);
      if (isOutdated()) return;
    }
    const changed = changes.take();
    for (const { file, event } of changed) {
      // Vite keeps a list of the public files.
      if (!isWithin(file, publicDir) || event === 'update') continue;
      vite.server.watcher.emit(event === 'create' ? 'add' : 'unlink', file);
    }
    const code = changed.filter(({ file }) => codeFolders.some((folder) => isWithin(file, folder)));
    const changesStyles = code.some(({ file }) => isStyle(file));
    const changesPages = code.some(({ file }) => !isStyle(file));
    if (changesPages) codeVersion++;
    await vite.applyChanges(code);
    if (changesStyles || styles.failure()) await styles.update();
    else await styles.text();
    const failure = styles.failure();
    const errors = [...vite.moduleErrors(), ...(failure ? [failure.error] : [])];
    codeErrors = errors.map((error) => codeError(error, root));
    for (const browser of browsers.keys()) browser.send('site:styles', { href: styles.href() });
    if (changesPages) await update(openPaths());
    else showErrors();
  }

  function report(found: ContentReport): void {
    state = { ...state, report: found };
    printContent(found.text);
    showErrors();
  }

  /** Renders pages again and reloads them in the browsers. Browsers keep the last good version of a page that cannot be rendered. */
  async function update(paths: readonly string[]): Promise<void> {
    const open = openPaths();
    for (const path of attempts.failures.keys()) {
      if (!open.includes(path)) attempts.failures.delete(path);
    }
    for (const path of paths) {
      const page = await content.page(path).catch(() => undefined);
      if (page) await render(path, page);
    }
    showErrors();
    for (const [browser, { path }] of browsers) {
      // A reload would end scripts that still work. A style sheet with an error is not served.
      const isBroken = vite.moduleErrors().length > 0 || attempts.failures.has(path);
      if (paths.includes(path) && !isBroken) browser.send('site:reload');
    }
  }

  /** Renders a page. If a template has an error, records it and returns undefined. */
  async function render(path: string, page: DevPage): Promise<string | undefined> {
    const html = await attempts.render(path, () => vite.render(page));
    return html && devDocument(html, { styles: styles.href(), version: versionOf(page.version) });
  }

  const answerApi = getRequestListener((request, { incoming }) =>
    api(request, incoming as IncomingMessage),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url ?? '/';
    const [spelling = '/', query] = asked.split('?');
    if (spelling.startsWith('/api/')) return answerApi(request, response);
    const path = decodePath(URL.parse(asked, 'http://localhost')?.pathname) ?? '';
    if (path === STYLES) {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.end(await styles.text());
      return;
    }
    if (vite.isModule(spelling)) return passToVite(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Pages are asked for with GET or HEAD.');
    }
    // No page has an extension.
    const page = extname(path) === '' ? await content.page(path) : undefined;
    const to = await redirectOf(spelling, path, {
      redirect: (old) => state.site?.redirects.find(({ from }) => from === old)?.to,
      hasPage: async (normal) => (await content.page(normal))?.status === 200,
    });
    response.setHeader('Cache-Control', 'no-store');
    if (to !== undefined) {
      response.setHeader('Location', query === undefined ? to : `${to}?${query}`);
      response.writeHead(301, { 'Content-Length': 0 }).end();
      return;
    }
    if (page?.status === 200) return sendPage(response, path, page);
    const text = await content.file(path.slice(1));
    if (text !== undefined) {
      response.setHeader('Content-Type', `${lookup(path) ?? 'text/plain'}; charset=utf-8`);
      response.end(text);
      return;
    }
    if (path.startsWith(FETCHED_PICTURES)) {
      // A build copies fetched pictures into its output. Here they come from the cache.
      const name = path.slice(1);
      const file = await openFile(pictureCache(distDir), name);
      if (file) return sendFile(request, response, { ...file, name }, 200);
    }
    passToVite(request, response, path);
  }

  /** Answers with a module or a public file. If there is none, answers with the page at `path`, which is the not-found page. */
  function passToVite(request: IncomingMessage, response: ServerResponse, path?: string): void {
    vite.server.middlewares(request, response, () => {
      if (path === undefined)
        sendText(response, 404, 'There is no such module, or it has an error.');
      else {
        content
          .page(path)
          .then((page) => sendPage(response, path, page))
          .catch((error: unknown) => sendFailure(response, error));
      }
    });
  }

  async function sendPage(
    response: ServerResponse,
    path: string,
    page: DevPage | undefined,
  ): Promise<void> {
    for (const [name, value] of Object.entries(headersFor(path, state.site?.headers ?? []))) {
      // The site is not served over HTTPS here.
      if (name !== HSTS) response.setHeader(name, value);
    }
    const html = page && (await render(path, page));
    showErrors();
    const isGone = page?.status === 404 && isGivenUp(path, state.site?.gone);
    response.statusCode = html && page ? (isGone ? 410 : page.status) : 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html ?? errorDocument(errorsAt(path), versionOf(page?.version)));
  }

  /** Answers after a fault of this server. */
  function sendFailure(response: ServerResponse, error: unknown): void {
    const shown = codeError(error, root);
    printCode(formatCodeError(shown));
    if (response.headersSent) response.destroy();
    else {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(errorDocument([shown], versionOf()));
    }
  }

  return {
    handle(request, response) {
      answer(request, response).catch((error: unknown) => sendFailure(response, error));
    },
    async documentAt(path) {
      const page = await content.page(path);
      return page && render(path, page);
    },
    async close() {
      folders.close();
      await vite.server.close();
    },
  };
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
