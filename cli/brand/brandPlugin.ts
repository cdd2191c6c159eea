import type { Plugin } from 'vite';
import type { MadeStyles } from './makeBrandStyles.ts';
import { PAGE_SHEETS } from './pageSheetPaths.ts';

/** The path of the style sheet that imports all others. Every page links to it; a build gives it another name. */
export const STYLE_SHEET = '/templates/styles/site.css';

/** The import of the rules for code. A style sheet of a page type has it if its pages can have code. */
const CODE_RULES = "'../pages/code.css'";

/**
 * Returns a plugin of Vite that adds the styles of the brand to the style sheet of all pages, so that they need no request of their own, and
 * those of its font for code to the sheets of page types that have code. `watched` is the file that they are made from.
 */
export function brandPlugin(
  styles: () => Promise<MadeStyles | undefined>,
  watched?: string,
): Plugin {
  const sheets = [RegExp.escape(STYLE_SHEET), `/${RegExp.escape(PAGE_SHEETS)}/[^/]+\\.css`];
  return {
    name: 'site:brand',
    // Before Vite follows the imports of the style sheet.
    enforce: 'pre',
    transform: {
      // The bundler calls the function for these files only.
      filter: { id: new RegExp(`(?:${sheets.join('|')})(?:\\?|$)`) },
      async handler(code, id) {
        const isShared = id.includes(STYLE_SHEET);
        if (!isShared && !code.includes(CODE_RULES)) return undefined;
        if (watched !== undefined) this.addWatchFile(watched);
        const made = await styles();
        const added = (isShared ? made?.site : made?.code) ?? '';
        return { code: `${code}\n${added}`, map: null };
      },
    },
  };
}
