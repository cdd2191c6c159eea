import { STYLE_SHEET } from '#cli/brand/brandPlugin.ts';

/** The style sheet of every page, as it was when it last had no error. */
export interface DevStyles {
  /** Compiles the style sheet. If it has an error, the last good one stays. */
  update(): Promise<void>;
  /** Returns the text of the last good style sheet after all updates; empty if there was none. */
  text(): Promise<string>;
  /** Returns the address of the last good style sheet, which changes with its text. */
  href(): string;
  /** Returns the error of the last update, if there was one. */
  failure(): { error: unknown } | undefined;
}

/** Compiles the style sheet and keeps it up to date. `compile` returns its text, or rejects if it has an error. */
export function devStyles(compile: () => Promise<string>): DevStyles {
  let text: string | undefined;
  let version = 0;
  let failure: { error: unknown } | undefined;
  const compileOnce = async (): Promise<void> => {
    try {
      const next = await compile();
      failure = undefined;
      if (next === text) return;
      text = next;
      version++;
    } catch (error) {
      failure = { error };
    }
  };
  // One update follows another, so that an older outcome never replaces a newer one.
  let updates = compileOnce();
  return {
    update: () => (updates = updates.then(compileOnce)),
    async text() {
      await updates;
      return text ?? '';
    },
    href: () => `${STYLE_SHEET}?v=${version}`,
    failure: () => failure,
  };
}
