import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { STYLE_SHEET } from '#cli/brand/brandPlugin.ts';
import { pageSheetPaths } from '#cli/brand/pageSheetPaths.ts';
import { styleName } from './nameStyles.ts';

/** The files of fonts that few pages need: those of rare characters and, if weights have files of their own, of some weights. */
const LATER_FONT = /-(?:rare|later)\b[^/]*$/;

/**
 * Returns a Vite plugin that bundles a style sheet for each page type. It has the rules of all pages and those of the type, so that a page
 * waits for one file. It then replaces `renderer/pageSheets.ts` in the server's bundle with a module that exports the addresses of these
 * style sheets and of the fonts. No module of the page imports a sheet, because Vike would link it on every page.
 */
export function pageSheets(codeRoot: string): Plugin {
  const shared = join(codeRoot, STYLE_SHEET);
  const files = pageSheetPaths(codeRoot).map((path) => join(codeRoot, path));
  const addresses: Record<string, string> = {};
  let fonts: string[] = [];
  return {
    name: 'site:page-sheets',
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const id of [shared, ...files]) this.emitFile({ type: 'chunk', id });
    },
    load: {
      filter: { id: /\/renderer\/pageSheets\.ts$/ },
      handler: () => `const addresses = ${JSON.stringify(addresses)};
export const pageSheet = (type) => addresses[type];
export const firstFonts = ${JSON.stringify(fonts)};`,
    },
    generateBundle: {
      // Vite adds the style sheets to the bundle in its own handler.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        /** Removes the sheet of a file from the bundle. Returns its text, which is empty if the sheet has no rules. */
        const take = (file: string): string => {
          const name = `${styleName(codeRoot, file)}.css`;
          const sheet = Object.values(bundle).find(
            (item) => item.type === 'asset' && item.names.includes(name),
          );
          if (sheet?.type !== 'asset') return '';
          Reflect.deleteProperty(bundle, sheet.fileName);
          return String(sheet.source);
        };
        const rules = take(shared);
        for (const file of files) {
          const type = basename(file, '.css');
          // The name depends on the content, because browsers keep the file.
          const sheet = this.emitFile({
            type: 'asset',
            name: `${type}.css`,
            source: rules + take(file),
          });
          addresses[type] = `/${this.getFileName(sheet)}`;
        }
        fonts = Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2') && !LATER_FONT.test(name))
          .map((name) => `/${name}`);
      },
    },
  };
}
