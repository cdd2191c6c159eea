import type { Plugin } from 'vite';

/** The module with the function that Vite puts around each dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Fetches the modules that a dynamic import needs beside the import itself. Style sheets are among them if a bundle imports some; pages link
 * those in their head.
 */
const HELPER_CODE = `export const __vitePreload = (load, modules = []) => {
  for (const module of modules)
    if (module.endsWith('.js'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + module }),
      );
  return load();
};`;

/**
 * Replaces Vite's helper for dynamic imports, which every page loads. Most of its 1.9 kB is for style sheets that come with a
 * module, and this site has none.
 */
export const smallPreload: Plugin = {
  name: 'site:small-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? HELPER_CODE : undefined),
};
