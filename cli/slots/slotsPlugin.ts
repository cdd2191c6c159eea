import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin } from '#cli/files/isWithin.ts';
import { ownPackage } from '#cli/files/ownPackage.ts';
import type { Override } from './readOverride.ts';
import { TEMPLATES } from './readSiteConfig.ts';
import { templateOf } from './slots.ts';

/** The prefix of the names of modules that replace a template. */
const STAND_IN = '\0site:slot:';
/** The name of an empty module that replaces an import of a style sheet, because the style sheet of every page includes it. */
const EMPTY = '\0site:slot-styles';

/**
 * Returns a plugin of Vite that puts the files of a site in place of templates, and their style sheets at the end of `styleSheet`. Overrides
 * import templates and `useWords` by the name of this package. They get the templates of the package, never each other.
 */
export function slotsPlugin(
  { codeRoot, siteRoot }: { codeRoot: string; siteRoot: string },
  styleSheet: string,
  overrides: () => readonly Override[],
): Plugin {
  const templates = join(realpathSync(codeRoot), TEMPLATES);
  const isOfSite = (importer: string) =>
    overrides().some(({ file }) => file === importer) ||
    (siteRoot !== codeRoot && isWithin(importer, join(realpathSync(siteRoot), TEMPLATES)));
  return {
    name: 'site:slots',
    // Before Vite resolves the packages and follows the imports of the style sheet.
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [, part] = source.split(`${ownPackage.name}/`);
      if (source.startsWith(`${ownPackage.name}/`) && part) {
        return join(
          templates,
          part === 'words' ? 'words.ts' : `${part.replace(/^templates\//, '')}.tsx`,
        );
      }
      if (importer === undefined || importer.startsWith(STAND_IN)) return undefined;
      if (isOfSite(importer.split('?')[0] ?? '')) {
        return source.endsWith('.css') && source.startsWith('.') ? EMPTY : undefined;
      }
      const override = overrides().find(({ slot }) => basename(source) === `${slot}.tsx`);
      if (!override) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isSlot = resolved?.id.split('?')[0] === join(templates, templateOf(override.slot));
      return isSlot ? `${STAND_IN}${override.slot}` : resolved;
    },
    load(id) {
      if (id === EMPTY) return '';
      if (!id.startsWith(STAND_IN)) return undefined;
      const override = overrides().find(({ slot }) => `${STAND_IN}${slot}` === id);
      return override && standIn(override, join(templates, templateOf(override.slot)));
    },
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.endsWith(styleSheet)) return undefined;
      const styles = new Set(overrides().flatMap((override) => override.styles));
      const imports = [...styles].map((path) => {
        const name = relative(dirname(file), realpathSync(path)).replaceAll('\\', '/');
        return `@import ${JSON.stringify(name)};\n`;
      });
      return imports.length > 0 ? { code: `${code}\n${imports.join('')}`, map: null } : undefined;
    },
  };
}

/** Returns a module with the exports of an override, and the other exports of the template. */
function standIn({ slot, file, exports }: Override, template: string): string {
  const own = exports.filter((name) => name !== 'default');
  const names = own.includes(slot) ? own : [`default as ${slot}`, ...own];
  return `export * from ${JSON.stringify(template)};\nexport { ${names.join(', ')} } from ${JSON.stringify(file)};\n`;
}
