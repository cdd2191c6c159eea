/** The modules that have errors. */
export interface BrokenModules {
  /** Adds a module that may have an error. */
  add(url: string): void;
  /** Transforms some modules, and again all that had an error, because the error may be in another file. */
  check(urls: readonly string[]): Promise<void>;
  /** Returns the errors of the last check. */
  errors(): unknown[];
}

/** Starts a list of modules that have errors. `transform` rejects with the error of a module. */
export function brokenModules(transform: (url: string) => Promise<unknown>): BrokenModules {
  const broken = new Map<string, { error: unknown } | undefined>();
  return {
    add(url) {
      if (!broken.has(url)) broken.set(url, undefined);
    },
    async check(urls) {
      for (const url of new Set([...urls, ...broken.keys()])) {
        try {
          await transform(url);
          broken.delete(url);
        } catch (error) {
          // The file was deleted. If it is needed, the module that imports it has an error.
          if ((error as { code?: unknown } | undefined)?.code === 'ERR_LOAD_URL')
            broken.delete(url);
          else broken.set(url, { error });
        }
      }
    },
    errors: () => [...broken.values()].flatMap((one) => (one ? [one.error] : [])),
  };
}
