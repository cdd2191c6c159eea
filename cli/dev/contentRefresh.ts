import { setTimeout as delay } from 'node:timers/promises';
import { coalesce } from '#cli/files/coalesce.ts';
import type { ContentService, ContentState } from './contentService.ts';
import type { DevErrors } from './devErrors.ts';
import type { DevPages } from './devPages.ts';
import type { OpenBrowsers } from './openBrowsers.ts';
import { QUIET_MILLISECONDS, SETTLING_MILLISECONDS } from './saveTimes.ts';

/** The time without a save after which the slow rules on location pages run, in milliseconds. A save during them would wait. */
const PAUSE_MILLISECONDS = 300;

/** The refreshes of the content. */
export interface ContentRefresh {
  /** Requests a refresh, after a file has changed. */
  request(): void;
  /** Fulfilled after the first refresh, even if it fails. */
  first: Promise<undefined>;
  /** Returns the last version of the site that could be planned. */
  site(): ContentState['site'];
}

/** Reads the content again on request, updates the pages that have changed, and reports the errors in the content. */
export function contentRefresh({
  content,
  pages,
  errors,
  browsers,
}: {
  content: ContentService;
  pages: DevPages;
  errors: DevErrors;
  browsers: OpenBrowsers;
}): ContentRefresh {
  let site: ContentState['site'];
  /** Whether the reported errors are those of the rules on location pages, which run last. */
  let hasLocationErrors = false;
  const first = Promise.withResolvers<undefined>();

  const refresh = async (isOutdated: () => boolean): Promise<void> => {
    const { report, versions, site: next } = await content.refresh(browsers.paths());
    const isFirst = site === undefined;
    site = next;
    if (isFirst) first.resolve(undefined);
    const changed = browsers
      .all()
      .filter(
        ({ path, version }) =>
          versions[path] !== undefined && pages.versionOf(versions[path]) !== version,
      );
    await pages.update([...new Set(changed.map(({ path }) => path))]);
    if (report.errors > 0 && !isFirst) await delay(SETTLING_MILLISECONDS);
    if (isOutdated()) return;
    if (report.errors > 0) hasLocationErrors = false;
    if (!hasLocationErrors) errors.setContent(report);
    if (report.errors > 0) return;
    await delay(PAUSE_MILLISECONDS);
    if (isOutdated()) return;
    const complete = await content.checkLocations();
    hasLocationErrors = complete.errors > 0;
    errors.setContent(complete);
  };

  const request = coalesce(async (isOutdated) => {
    try {
      await refresh(isOutdated);
    } catch (error) {
      hasLocationErrors = false;
      errors.setContentFailure(error);
    }
    first.resolve(undefined);
  }, QUIET_MILLISECONDS);
  return { request, first: first.promise, site: () => site };
}
