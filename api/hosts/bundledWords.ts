declare global {
  /** The data of `handler-words.json`. `site functions` replaces the name with the data (`cli/prerender/bundleFunctions.ts`). */
  var HANDLER_WORDS: unknown;
}

/** The words of the handler in a bundle for a host. They are undefined outside of a bundle. */
export const bundledWords: unknown =
  typeof HANDLER_WORDS === 'undefined' ? undefined : HANDLER_WORDS;
