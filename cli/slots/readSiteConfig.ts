import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { ownPackage } from '#cli/files/ownPackage.ts';
import { readOverride } from './readOverride.ts';
import type { Override } from './readOverride.ts';
import { isSlot, renamedSlots, slots } from './slots.ts';
import { placeAt } from '#cli/report/placeAt.ts';

/** The name of the configuration of a site, in its root. */
export const SITE_CONFIG = 'site.config.ts';

/** The folder of a site with its templates. */
export const TEMPLATES = 'templates';

/** Matches an import of a file. Packages have other names, and Node removes imports of types. */
const IMPORT_OF_FILE =
  /^(?:import|export)(?!\s+type\b)(?:[^'";]*\bfrom)?\s*['"](?<path>[.#/][^'"]*)/m;

/** Returns the paths of the configuration of a site and of the folder with its own templates. Each may be missing. */
export function siteFiles({
  codeRoot,
  siteRoot,
}: {
  codeRoot: string;
  siteRoot: string;
}): string[] {
  const templates = siteRoot === codeRoot ? [] : [join(siteRoot, TEMPLATES)];
  return [...templates, join(siteRoot, SITE_CONFIG)];
}

/** The configuration of a site. */
export interface ReadSiteConfig {
  /** The files that replace templates. Those with problems are left out. */
  overrides: Override[];
  problems: Problem[];
  /** The texts of the files with problems, by their paths in the site. */
  texts: ReadonlyMap<string, string>;
}

/** Reads `site.config.ts` of a site. The file may be missing. `renamed` are the old names of slots. */
export async function readSiteConfig(
  siteRoot: string,
  renamed: typeof renamedSlots = renamedSlots,
): Promise<ReadSiteConfig> {
  const file = join(siteRoot, SITE_CONFIG);
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const overrides: Override[] = [];
  const read = { overrides, problems, texts };
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return read;
  const text = readFileSync(file, 'utf8');
  texts.set(SITE_CONFIG, text);

  const withoutComments = text.replaceAll(/\/\*.*?\*\//gs, (all) => all.replaceAll(/./g, ' '));
  const imported = IMPORT_OF_FILE.exec(withoutComments);
  if (imported?.groups) {
    const reason = `It imports "${imported.groups.path}", a file that builds do not watch`;
    const at = { file: SITE_CONFIG, ...placeAt(text, imported.index) };
    problems.push({ code: 'site-config-broken', args: { reason }, at });
    return read;
  }
  let entries: [string, string][];
  try {
    entries = slotsOf(await importConfig(file));
  } catch (error) {
    const at = { file: SITE_CONFIG, ...placeInStack(error) };
    problems.push({ code: 'site-config-broken', args: { reason: reasonOf(error) }, at });
    return read;
  }
  for (const [slot, path] of entries) {
    const key = new RegExp(`(?<![\\w$])${RegExp.escape(slot)}(?![\\w$])`).exec(text);
    const at = { file: SITE_CONFIG, ...placeAt(text, key?.index ?? 0) };
    if (!isSlot(slot)) {
      const now = Object.hasOwn(renamed, slot) ? renamed[slot] : undefined;
      problems.push(
        now
          ? { code: 'slot-renamed', args: { slot, ...now }, at }
          : { code: 'slot-unknown', args: unknownSlot(slot), at },
      );
      continue;
    }
    const target = resolve(siteRoot, path);
    const name = relative(siteRoot, target).split(sep).join('/');
    const isOutside = isAbsolute(name) || !name.startsWith(`${TEMPLATES}/`);
    if (isOutside || !statSync(target, { throwIfNoEntry: false })?.isFile()) {
      problems.push({ code: 'slot-file-missing', args: { slot, path }, at });
      continue;
    }
    const override = await readOverride(slot, target, join(siteRoot, TEMPLATES));
    if ('offset' in override) {
      const faulty = relative(siteRoot, override.file).split(sep).join('/');
      const source = readFileSync(override.file, 'utf8');
      texts.set(faulty, source);
      const place = { file: faulty, ...placeAt(source, override.offset) };
      problems.push(
        'reason' in override
          ? { code: 'slot-file-broken', args: { reason: override.reason }, at: place }
          : {
              code: 'slot-import',
              args: { source: override.source, isOutside: override.isOutside },
              at: place,
            },
      );
    } else if (!override.exports.includes('default') && !override.exports.includes(slot)) {
      problems.push({ code: 'slot-export-missing', args: { slot, path }, at });
    } else overrides.push(override);
  }
  return read;
}

function unknownSlot(slot: string) {
  const known = Object.keys(slots);
  const suggestion = suggest(slot, known) ?? known.find((name) => name.endsWith(slot));
  return { slot, known, ...(suggestion && { suggestion }) };
}

/** Imports the configuration as it is on disk. It finds the package of this code, even if that is not installed in the site. */
async function importConfig(file: string): Promise<unknown> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === `${ownPackage.name}/config`
        ? { url: new URL('./defineSite.ts', import.meta.url).href, shortCircuit: true }
        : next(specifier, context),
  });
  try {
    const { mtimeMs, size } = statSync(file);
    // A module is imported once for each URL.
    const { default: config }: { default?: unknown } = await import(
      `${pathToFileURL(file).href}?${mtimeMs}-${size}`
    );
    return config;
  } finally {
    hooks.deregister();
  }
}

/** Returns the slots of a configuration. Throws if it has another shape than `SiteConfig`. */
function slotsOf(config: unknown): [string, string][] {
  if (typeof config !== 'object' || config === null) {
    throw new TypeError('The file has no default export with a configuration');
  }
  const unknown = Object.keys(config).find((key) => key !== 'slots');
  if (unknown !== undefined) throw new TypeError(`There is no setting "${unknown}"`);
  const entries: [string, unknown][] = Object.entries(('slots' in config && config.slots) || {});
  return entries.map(([slot, path]) => {
    if (typeof path !== 'string') throw new TypeError(`The slot "${slot}" is not a path`);
    return [slot, path];
  });
}

/** Returns the first line of a message that says something. Node adds a code frame to errors of syntax. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n').filter((line) => /\w/.test(line));
  return first.replace(/^\W+/, '').replace(/\.$/, '');
}

/** Returns the first place of a stack that is in the configuration. */
function placeInStack(error: unknown): { line: number; column: number } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line = '1', column = '1'] =
    /site\.config\.ts(?:\?[\d.-]+)?:(\d+)(?::(\d+))?/.exec(stack) ?? [];
  return { line: Number(line), column: Number(column) };
}
