import { setTimeout as delay } from 'node:timers/promises';
import { coalesce } from '#cli/files/coalesce.ts';
import { fileChanges } from '#cli/files/fileChanges.ts';
import { isWithin } from '#cli/files/isWithin.ts';
import type { DevErrors } from './devErrors.ts';
import type { DevPages } from './devPages.ts';
import type { DevStyles } from './devStyles.ts';
import type { OpenBrowsers } from './openBrowsers.ts';
import type { PageAttempts } from './pageAttempts.ts';
import { QUIET_MILLISECONDS, SETTLING_MILLISECONDS } from './saveTimes.ts';
import type { DevVite } from './startVite.ts';

/** The refreshes of the code and of the public files. */
export interface CodeRefresh {
  /** Requests a refresh if a path that has changed is in one of the folders. */
  note(path: string): void;
  /** Requests a refresh, which looks for errors even if no file has changed. */
  request(): void;
}

/**
 * Passes changes of files to Vite on request, and updates the pages, all of which come from the code and may load any public file. `codeFolders`
 * and `publicDir` are the folders whose files Vite serves. `changesStyles` says whether a module decides which style sheets there are. `onError`
 * gets an error of the refresh itself.
 */
export function codeRefresh({
  codeFolders,
  changesStyles: mayChangeStyles,
  publicDir,
  vite,
  styles,
  pages,
  attempts,
  errors,
  browsers,
  onError,
}: {
  codeFolders: readonly string[];
  changesStyles(file: string): boolean;
  publicDir: string;
  vite: Promise<DevVite>;
  styles: DevStyles;
  pages: DevPages;
  attempts: PageAttempts;
  errors: DevErrors;
  browsers: OpenBrowsers;
  onError(error: unknown): void;
}): CodeRefresh {
  const changes = fileChanges([...codeFolders, publicDir]);

  const refresh = async (isOutdated: () => boolean): Promise<void> => {
    const { server, applyChanges, moduleErrors } = await vite;
    if (changes.hasEmptyFile()) {
      await delay(SETTLING_MILLISECONDS);
      if (isOutdated()) return;
    }
    const changed = changes.take();
    for (const { file, event } of changed) {
      // Vite keeps a list of the public files.
      if (!isWithin(file, publicDir) || event === 'update') continue;
      server.watcher.emit(event === 'create' ? 'add' : 'unlink', file);
    }
    const code = changed.filter(({ file }) => codeFolders.some((folder) => isWithin(file, folder)));
    const changesStyles = code.some(({ file }) => isStyle(file) || mayChangeStyles(file));
    // Pages load public files, such as pictures, under addresses that stay the same.
    const changesPages =
      code.some(({ file }) => !isStyle(file)) ||
      changed.some(({ file }) => isWithin(file, publicDir));
    if (changesPages) attempts.codeChanged();
    await applyChanges(code);
    if (changesStyles || styles.failure()) await styles.update();
    else await styles.ready();
    const failure = styles.failure();
    errors.setCode([...moduleErrors(), ...(failure ? [failure.error] : [])]);
    for (const browser of browsers.all()) browser.useStyles(styles.hrefs());
    if (changesPages) await pages.update(browsers.paths());
    else errors.show();
  };

  const request = coalesce((isOutdated) => refresh(isOutdated).catch(onError), QUIET_MILLISECONDS);
  return {
    note(path) {
      if (changes.note(path)) request();
    },
    request,
  };
}

/** Returns whether a file is a style sheet, or the brand that styles are made from. */
function isStyle(file: string): boolean {
  return /\.(?:css|yaml)$/.test(file);
}
