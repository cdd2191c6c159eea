import type { ContentService, DevPage } from './contentService.ts';
import { NO_VERSION } from './contentService.ts';
import type { DevErrors } from './devErrors.ts';
import { devDocument } from './devDocument.ts';
import type { DevStyles } from './devStyles.ts';
import type { OpenBrowsers } from './openBrowsers.ts';
import type { PageAttempts } from './pageAttempts.ts';
import type { DevVite } from './startVite.ts';

/** The pages as browsers get them. */
export interface DevPages {
  /** Renders a page. If a template has an error, keeps it for `errors` and returns undefined. */
  render(path: string, page: DevPage): Promise<string | undefined>;
  /** Renders pages again and reloads them in the browsers. Browsers keep the last good version of a page that cannot be rendered. */
  update(paths: readonly string[]): Promise<void>;
  /** Returns a text that identifies a version of a page, of the code that renders it, and of the public files. */
  versionOf(pageVersion?: string): string;
}

/** Renders the planned pages with the templates as they are. Vite may still be starting. */
export function devPages({
  content,
  vite,
  styles,
  attempts,
  errors,
  browsers,
}: {
  content: ContentService;
  vite: Promise<DevVite>;
  styles: DevStyles;
  attempts: PageAttempts;
  errors: DevErrors;
  browsers: OpenBrowsers;
}): DevPages {
  const versionOf = (pageVersion = NO_VERSION) => `${attempts.codeVersion()}-${pageVersion}`;
  const render = async (path: string, page: DevPage): Promise<string | undefined> => {
    const html = await attempts.render(path, async () => (await vite).render(page));
    return html && devDocument(html, { styles: styles.hrefs(), version: versionOf(page.version) });
  };
  return {
    render,
    async update(paths) {
      attempts.forgetAllBut(browsers.paths());
      for (const path of paths) {
        const page = await content.page(path).catch(() => undefined);
        if (page) await render(path, page);
      }
      errors.show();
      const good = paths.filter((path) => !attempts.failures.has(path));
      // A reload would end scripts that still work. A style sheet with an error is not served.
      if (good.length === 0 || (await vite).moduleErrors().length > 0) return;
      for (const browser of browsers.all()) if (good.includes(browser.path)) browser.reload();
    },
    versionOf,
  };
}
