import type { Plugin } from 'vite';

/** The module with the function that Vite puts around each dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * The code of the replacement. It fetches the modules that a dynamic import needs at the same time as the imported module, and leaves out style
 * sheets.
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
 * A plugin that replaces Vite's helper for dynamic imports, which every page loads. Most of the 1.9 kB of the helper loads style sheets that
 * come with a module, and pages link these in their head.
 */
export const smallPreload: Plugin = {
  name: 'site:small-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? HELPER_CODE : undefined),
};
