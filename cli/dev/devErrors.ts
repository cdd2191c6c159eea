import { formatCodeError } from './codeError.ts';
import type { ContentReport } from './contentService.ts';
import type { OpenBrowsers } from './openBrowsers.ts';
import { printChanges } from './printChanges.ts';
import type { ShownError } from './shownError.ts';

/** The errors that browsers show. Each is also printed once. */
export interface DevErrors {
  /** Returns the errors that a page shows: those of the code, of the page itself, and of the content. */
  at(path: string): ShownError[];
  /** Shows the current errors in all browsers, and prints those of the code. */
  show(): void;
  /** Replaces the findings on the content, and shows and prints them. */
  setContent(report: ContentReport): void;
  /** Replaces the errors of the modules of the browser and of the style sheet, which every page shows. `show` shows them. */
  setCode(errors: readonly unknown[]): void;
  /** Replaces the findings on the content with the error of a failed attempt to read it, and shows and prints that. */
  setContentFailure(error: unknown): void;
  /** Prints the error of a request that failed. Returns it as the browser shows it. */
  printRequestFailure(error: unknown): ShownError;
}

/**
 * Starts with no errors. `failures` has the errors of pages that cannot be rendered, by their paths. `describe` returns an error as the
 * browser shows it.
 */
export function devErrors({
  describe,
  browsers,
  failures,
  print,
}: {
  describe(error: unknown): ShownError;
  browsers: OpenBrowsers;
  failures: ReadonlyMap<string, ShownError>;
  print(text: string): void;
}): DevErrors {
  let ofContent: readonly ShownError[] = [];
  let ofCode: readonly ShownError[] = [];
  const printContent = printChanges(print);
  const printCode = printChanges(print);
  const at = (path: string): ShownError[] => {
    const failure = failures.get(path);
    return [...ofCode, ...(failure ? [failure] : []), ...ofContent];
  };
  const show = () => {
    // Several pages often have the same error.
    const texts = new Set([...ofCode, ...failures.values()].map(formatCodeError));
    printCode([...texts].join('\n'));
    for (const browser of browsers.all()) browser.showErrors(at(browser.path));
  };
  const setContent = ({ shown, text }: Pick<ContentReport, 'shown' | 'text'>) => {
    ofContent = shown;
    printContent(text);
    show();
  };
  return {
    at,
    show,
    setContent,
    setCode(errors) {
      ofCode = errors.map((error) => describe(error));
    },
    setContentFailure(error) {
      const shown = describe(error);
      setContent({ shown: [shown], text: formatCodeError(shown) });
    },
    printRequestFailure(error) {
      const shown = describe(error);
      printCode(formatCodeError(shown));
      return shown;
    },
  };
}
