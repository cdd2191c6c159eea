import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { pageSheetPaths } from '#cli/brand/pageSheetPaths.ts';
import { styleName } from './nameStyles.ts';

/**
 * Returns a plugin of Vite that bundles the style sheets of page types for the browser, and then tells `renderer/pageSheets.ts` in the
 * server's bundle their addresses. The renderer doesn't import them, because Vike would link them on every page.
 */
export function pageSheets(codeRoot: string): Plugin {
  const files = pageSheetPaths(codeRoot).map((path) => join(codeRoot, path));
  const addresses: Record<string, string> = {};
  return {
    name: 'site:page-sheets',
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const id of files) this.emitFile({ type: 'chunk', id });
    },
    load: {
      filter: { id: /\/renderer\/pageSheets\.ts$/ },
      handler: () => `const addresses = ${JSON.stringify(addresses)};
export const pageSheet = (type) => addresses[type];`,
    },
    writeBundle(_options, output) {
      if (this.environment.name !== 'client') return;
      for (const file of files) {
        const name = `${styleName(codeRoot, file)}.css`;
        const sheet = Object.values(output).find(
          (item) => item.type === 'asset' && item.names.includes(name),
        );
        // A sheet without rules has no file.
        if (sheet) addresses[basename(file, '.css')] = `/${sheet.fileName}`;
      }
    },
  };
}
