import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { brandFile } from '#cli/brand/readBrand.ts';
import { isWithin } from '#cli/files/isWithin.ts';
import { watchFolders } from '#cli/files/watchFolders.ts';
import type { ApiHandler } from '#cli/preview/previewServer.ts';
import type { Project } from '#cli/project.ts';
import { siteFiles } from '#cli/slots/readSiteConfig.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { codeError, formatCodeError } from './codeError.ts';
import { codeRefresh } from './codeRefresh.ts';
import { contentRefresh } from './contentRefresh.ts';
import type { ContentService } from './contentService.ts';
import { devErrors } from './devErrors.ts';
import { devPages } from './devPages.ts';
import { devRequests } from './devRequests.ts';
import { devStyles } from './devStyles.ts';
import { openBrowsers } from './openBrowsers.ts';
import { pageAttempts } from './pageAttempts.ts';
import { CODE_FOLDERS, isOfSite, startVite } from './startVite.ts';

/** A running development server. It runs until the process ends. */
export interface DevServer {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Returns the HTML of a page, or undefined if it cannot be rendered. */
  documentAt(path: string): Promise<string | undefined>;
  /** Returns the words of the handler, or undefined if no version of the site could be planned. */
  handlerWords(): HandlerWords | undefined;
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
  const { codeRoot, siteRoot, contentDir, publicDir, distDir } = project;
  const codeFolders = [
    ...CODE_FOLDERS.map((folder) => join(codeRoot, folder)),
    dirname(brandFile(contentDir)),
    ...siteFiles(project),
  ];
  const describe = (error: unknown) => codeError(error, siteRoot);
  const onError = (error: unknown) => print(formatCodeError(describe(error)));
  const vite = startVite(project, http, { onModuleError: () => code.request(), onError });
  const styles = devStyles(async () => (await vite).compileStyles());
  const browsers = openBrowsers();
  const attempts = pageAttempts(describe);
  const errors = devErrors({ describe, browsers, failures: attempts.failures, print });
  const pages = devPages({ content, vite, styles, attempts, errors, browsers });
  const texts = contentRefresh({ content, pages, errors, browsers });
  const code = codeRefresh({
    codeFolders,
    changesStyles: (file) => isOfSite(project, file),
    publicDir,
    vite,
    styles,
    attempts,
    pages,
    errors,
    browsers,
    onError,
  });
  watchFolders(
    [contentDir, publicDir, ...codeFolders],
    (path) => {
      const isChecked = [contentDir, publicDir].some((folder) => isWithin(path, folder));
      if (isChecked || isOfSite(project, path)) texts.request();
      code.note(path);
    },
    (limit) => print(`${limit}\n`),
  );
  // The content is read in another thread while Vite starts.
  texts.request();
  const started = await vite;
  // The style sheet may have an error, and files may have changed while Vite started.
  code.request();
  browsers.connect(started.server, ({ path, version, showErrors, useStyles }) => {
    showErrors(errors.at(path));
    // The page and its styles may have changed after they were sent.
    useStyles(styles.hrefs());
    content.page(path).then(
      (page) => {
        if (version !== pages.versionOf(page?.version)) void pages.update([path]);
      },
      () => undefined,
    );
  });
  await texts.first;
  return {
    handle: devRequests({
      distDir,
      content,
      site: texts.site,
      pages,
      styles,
      errors,
      vite: started,
      api,
    }),
    async documentAt(path) {
      const page = await content.page(path);
      return page && pages.render(path, page);
    },
    handlerWords: () => texts.site()?.handlerWords,
  };
}
