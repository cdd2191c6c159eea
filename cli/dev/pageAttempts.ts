import type { ShownError } from './shownError.ts';

/** Renders pages and keeps the errors of their latest attempts. */
export interface PageAttempts {
  /** Renders the page at `path`. If it has an error, keeps the error and returns undefined. */
  render(path: string, render: () => Promise<string>): Promise<string | undefined>;
  /** The errors of pages, by their paths. */
  failures: Map<string, ShownError>;
}

/**
 * Makes sure that an older result never replaces a newer one, because attempts overlap: browsers request pages while files change.
 * `codeVersion` returns a number that changes with the code. If it changes during an attempt, the page is rendered again. `describe` returns
 * an error as the browser shows it.
 */
export function pageAttempts({
  codeVersion,
  describe,
}: {
  codeVersion(): number;
  describe(error: unknown): ShownError;
}): PageAttempts {
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
        version = codeVersion();
        result = await render().then(
          (html) => ({ html }),
          (error: unknown) => ({ error }),
        );
      } while (version !== codeVersion());
      const isLatest = latest.get(path) === attempt;
      if ('html' in result) {
        if (isLatest) failures.delete(path);
        return result.html;
      }
      if (isLatest) failures.set(path, describe(result.error));
      return undefined;
    },
  };
}
