import type { Plugin } from 'vite';

/** The path of the style sheet that imports all others. Every page links to it; a build gives it another name. */
export const STYLE_SHEET = '/templates/styles/site.css';

/**
 * Returns a plugin of Vite that adds the styles of the brand to the style sheet, so that they need no request of their own. `watched` is the
 * file that they are made from.
 */
export function brandPlugin(styles: () => Promise<string>, watched?: string): Plugin {
  return {
    name: 'site:brand',
    // Before Vite follows the imports of the style sheet.
    enforce: 'pre',
    transform: {
      // The bundler calls the function for this file only.
      filter: { id: new RegExp(`${RegExp.escape(STYLE_SHEET)}(?:\\?|$)`) },
      async handler(code) {
        if (watched !== undefined) this.addWatchFile(watched);
        return { code: `${code}\n${await styles()}`, map: null };
      },
    },
  };
}
