/** The style sheets of the pages, as they were when they last had no error. */
export interface DevStyles {
  /** Compiles the style sheets. If one has an error, the last good ones stay. */
  update(): Promise<void>;
  /** Waits for all updates. */
  ready(): Promise<void>;
  /** Returns the text of the style sheet at this path after all updates; undefined if there is none. Empty if no update has succeeded. */
  text(path: string): Promise<string | undefined>;
  /** Returns the addresses of the last good style sheets. The address of a sheet changes with its text. */
  hrefs(): string[];
  /** Returns the error of the last update, if there was one. */
  failure(): { error: unknown } | undefined;
}

/** Compiles the style sheets and keeps them up to date. `compile` returns their texts by their paths, or rejects if one has an error. */
export function devStyles(compile: () => Promise<ReadonlyMap<string, string>>): DevStyles {
  let sheets = new Map<string, { text: string; version: number }>();
  let version = 0;
  let failure: { error: unknown } | undefined;
  const compileOnce = async (): Promise<void> => {
    try {
      const next = await compile();
      failure = undefined;
      version++;
      sheets = new Map(
        [...next].map(([path, text]) => {
          const before = sheets.get(path);
          return [path, before?.text === text ? before : { text, version }];
        }),
      );
    } catch (error) {
      failure = { error };
    }
  };
  // One update follows another, so that an older outcome never replaces a newer one.
  let updates = compileOnce();
  return {
    update: () => (updates = updates.then(compileOnce)),
    ready: () => updates,
    async text(path) {
      await updates;
      return sheets.size === 0 ? '' : sheets.get(path)?.text;
    },
    hrefs: () => [...sheets].map(([path, sheet]) => `${path}?v=${sheet.version}`),
    failure: () => failure,
  };
}
