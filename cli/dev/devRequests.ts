import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { lookup } from 'mrmime';
import { FETCHED_PICTURES, pictureCache } from '#cli/pictures/remotePictures.ts';
import { headersFor } from '#cli/plan/headerFormats.ts';
import { ICON_FILES } from '#cli/plan/iconFiles.ts';
import { HSTS, SECURITY_POLICY } from '#cli/plan/planHeaders.ts';
import { decodePath } from '#cli/preview/decodePath.ts';
import { isGone } from '#cli/preview/isGone.ts';
import { openFile } from '#cli/preview/openFile.ts';
import type { ApiHandler } from '#cli/preview/previewServer.ts';
import { redirectOf } from '#cli/preview/redirectOf.ts';
import { requestTarget } from '#cli/preview/requestTarget.ts';
import { sendFile } from '#cli/preview/sendFile.ts';
import { sendText } from '#cli/preview/sendText.ts';
import type { ContentService, ContentState, DevPage } from './contentService.ts';
import type { DevErrors } from './devErrors.ts';
import { errorDocument } from './devDocument.ts';
import type { DevPages } from './devPages.ts';
import type { DevStyles } from './devStyles.ts';
import { isLocalHost } from './isLocalHost.ts';
import type { DevVite } from './startVite.ts';

/** The path of the not-found page. */
const NOT_FOUND = '/404';

/**
 * Returns a function that answers requests as a host of the built site would. It answers with the errors of a page that cannot be
 * rendered, and passes requests for modules and public files to Vite. `site` returns the last version of the site that could be planned.
 */
export function devRequests({
  distDir,
  content,
  site,
  pages,
  styles,
  errors,
  vite,
  api,
}: {
  distDir: string;
  content: ContentService;
  site(): ContentState['site'];
  pages: DevPages;
  styles: DevStyles;
  errors: DevErrors;
  vite: DevVite;
  api: ApiHandler;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const answerApi = getRequestListener((request, { incoming }) =>
    api(request, incoming as IncomingMessage),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLocalHost(request.headers.host)) {
      return sendText(response, 403, 'Use the name of this machine, such as localhost.');
    }
    const asked = requestTarget(request);
    const [spelling = ''] = asked.split('?');
    if (spelling.startsWith('/api/')) return answerApi(request, response);
    const url = URL.parse(`http://localhost${asked}`);
    // A path that cannot be decoded has the not-found page.
    const path = decodePath(url?.pathname) ?? NOT_FOUND;
    const sheet = path.endsWith('.css') ? await styles.text(path) : undefined;
    if (sheet !== undefined) {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.end(sheet);
      return;
    }
    if (vite.isModule(spelling)) return passToVite(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Use GET or HEAD.');
    }
    // No page has an extension.
    const page = extname(path) === '' ? await content.page(path) : undefined;
    const to = await redirectOf(spelling, path, {
      redirect: (old) => site()?.redirects.find(({ from }) => from === old)?.to,
      hasPage: async (normal) => (await content.page(normal))?.status === 200,
    });
    response.setHeader('Cache-Control', 'no-store');
    if (path === NOT_FOUND) return sendPage(response, path, page);
    if (to !== undefined) {
      response.setHeader('Location', to + (url?.search ?? ''));
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
    if (ICON_FILES.includes(path.slice(1))) {
      // A build copies the icons into its output.
      const [folder, name] = [await content.icons(), path.slice(1)];
      const file = folder === undefined ? undefined : await openFile(folder, name);
      if (file) return sendFile(request, response, { ...file, name }, 200);
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
    for (const [name, value] of Object.entries(headersFor(path, site()?.headers ?? []))) {
      // The site is not served over HTTPS here.
      if (name === HSTS) continue;
      // After a restart, the client of Vite waits for the server in a worker.
      response.setHeader(name, name === SECURITY_POLICY ? `${value}; worker-src blob:` : value);
    }
    const html = page && (await pages.render(path, page));
    errors.show();
    const isGonePage = page?.status === 404 && isGone(path, site()?.gone);
    const status = html && page ? (isGonePage ? 410 : page.status) : 500;
    sendHtml(
      response,
      status,
      html ?? errorDocument(errors.at(path), pages.versionOf(page?.version)),
    );
  }

  /** Answers after a fault of this server. */
  function sendFailure(response: ServerResponse, error: unknown): void {
    const shown = errors.printRequestFailure(error);
    if (response.headersSent) response.destroy();
    else sendHtml(response, 500, errorDocument([shown], pages.versionOf()));
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => sendFailure(response, error));
  };
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
