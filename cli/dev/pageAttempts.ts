import type { ShownError } from './shownError.ts';

/** Renders pages and keeps the errors of their latest attempts. */
export interface PageAttempts {
  /** Renders the page at `path`. If it has an error, keeps the error and returns undefined. */
  render(path: string, render: () => Promise<string>): Promise<string | undefined>;
  /** The errors of pages, by their paths. */
  failures: ReadonlyMap<string, ShownError>;
  /** Forgets the errors of all pages except those at `paths`. */
  forgetAllBut(paths: readonly string[]): void;
  /** Makes attempts that are under way render their pages again, because the code or a public file has changed. */
  codeChanged(): void;
  /** Returns the number of changes of the code and of public files. */
  codeVersion(): number;
}

/**
 * Starts without errors. Attempts overlap, because browsers request pages while files change, so an older result must never replace a newer one.
 * `describe` returns an error as the browser shows it.
 */
export function pageAttempts(describe: (error: unknown) => ShownError): PageAttempts {
  let codeVersion = 0;
  /** The number of the latest attempt, by the path of the page. */
  const latest = new Map<string, number>();
  const failures = new Map<string, ShownError>();
  return {
    failures,
    async render(path, render) {
      const attempt = (latest.get(path) ?? 0) + 1;
      latest.set(path, attempt);
      let result: { html: string } | { error: unknown };
      let version: number;
      do {
        version = codeVersion;
        result = await render().then(
          (html) => ({ html }),
          (error: unknown) => ({ error }),
        );
      } while (version !== codeVersion);
      const isLatest = latest.get(path) === attempt;
      if ('html' in result) {
        if (isLatest) failures.delete(path);
        return result.html;
      }
      if (isLatest) failures.set(path, describe(result.error));
      return undefined;
    },
    forgetAllBut(paths) {
      for (const path of failures.keys()) if (!paths.includes(path)) failures.delete(path);
    },
    codeChanged() {
      codeVersion++;
    },
    codeVersion: () => codeVersion,
  };
}
