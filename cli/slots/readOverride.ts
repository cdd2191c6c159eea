import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressesInStyles } from '#cli/files/addressesInStyles.ts';
import { isWithin } from '#cli/files/isWithin.ts';
import type { SlotName } from './slots.ts';

/** A file of the site that replaces a template. */
export interface Override {
  slot: SlotName;
  /** The absolute path, without symbolic links, as Vite has it. */
  file: string;
  /** The names that the file exports. */
  exports: readonly string[];
  /** The absolute paths of the style sheets that it imports, and those of the modules beside it that it imports. */
  styles: readonly string[];
}

/** An error in the syntax of a module. */
export interface SyntaxFault {
  file: string;
  /** The position in the text. */
  offset: number;
  reason: string;
}

/** An import of a file that does not exist, or that is outside the folder that builds watch. */
export interface ImportFault {
  file: string;
  /** The position in the text. */
  offset: number;
  source: string;
  isOutside: boolean;
}

/**
 * Reads a file that replaces a template. `folder` is the absolute path of the templates of the site. Returns a fault if the file, or a module
 * that it imports by a relative path, cannot be parsed, or if a path in one of them, or in one of their style sheets, leads nowhere or out of
 * the folder.
 */
export async function readOverride(
  slot: SlotName,
  file: string,
  folder: string,
): Promise<Override | SyntaxFault | ImportFault> {
  const { parseAst } = await import('vite');
  const styles = new Set<string>();
  const seen = new Set<string>();
  let exports: readonly string[] = [];
  const visit = (module: string): SyntaxFault | ImportFault | undefined => {
    if (seen.has(module)) return undefined;
    seen.add(module);
    const text = readFileSync(module, 'utf8');
    if (module.endsWith('.css')) return visitFiles(module, pathsInStyles(text));
    let body: Statement[];
    try {
      body = parseAst(text, { lang: 'tsx' }).body as Statement[];
    } catch (error) {
      return faultOf(module, error);
    }
    if (module === file) exports = body.flatMap(exportedNames);
    const imports = body.flatMap(({ source }) => source ?? []);
    return visitFiles(module, [...imports, ...laterImports(body)]);
  };
  const visitFiles = (module: string, sources: readonly Source[]) => {
    for (const { value: source, start } of sources) {
      // The package of the site says which file such a name means.
      if (source.startsWith('#')) return { file: module, offset: start, source, isOutside: true };
      if (!source.startsWith('.')) continue;
      const target = join(dirname(module), source.replace(/\?.*$/, ''));
      const imported = fileAt(target);
      const isOutside = !isWithin(target, folder);
      if (isOutside || imported === undefined) {
        return { file: module, offset: start, source, isOutside };
      }
      const isStyle = imported.endsWith('.css');
      if (isStyle && !module.endsWith('.css')) styles.add(imported);
      const fault = isStyle || /\.[jt]sx?$/.test(imported) ? visit(imported) : undefined;
      if (fault) return fault;
    }
    return undefined;
  };
  return visit(file) ?? { slot, file: realpathSync(file), exports, styles: [...styles] };
}

/** The path that a module or style sheet names, and its position in the text. */
interface Source {
  value: string;
  start: number;
}

/** Returns the relative paths of other style sheets and of pictures in a style sheet. */
function pathsInStyles(text: string): Source[] {
  return addressesInStyles(text).flatMap(({ address, offset }) =>
    address.startsWith('.')
      ? [{ value: address.replace(/#.*$/, ''), start: text.indexOf(address, offset) }]
      : [],
  );
}

/** Returns the paths of the modules that a part of the syntax tree imports when it runs. */
function laterImports(part: unknown): Source[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, source } = part as { type?: string; source?: { value?: unknown; start: number } };
  const own =
    type === 'ImportExpression' && source && typeof source.value === 'string'
      ? [{ value: source.value, start: source.start }]
      : [];
  return [...own, ...Object.values(part).flatMap(laterImports)];
}

/** The parts of a statement that say what a module imports and exports. */
interface Statement {
  type: string;
  source?: Source | null;
  declaration?: { id?: { name: string }; declarations?: { id: { name?: string } }[] } | null;
  specifiers?: { exported?: { name?: string; value?: string } }[];
}

function exportedNames({ type, declaration, specifiers = [] }: Statement): string[] {
  if (type === 'ExportDefaultDeclaration') return ['default'];
  if (type !== 'ExportNamedDeclaration') return [];
  const declared = [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)];
  const listed = specifiers.map(({ exported }) => exported?.name ?? exported?.value);
  return [...declared.map((id) => id?.name), ...listed].filter((name) => name !== undefined);
}

/** Returns the path of the file that an import leads to, with or without its ending. */
function fileAt(path: string): string | undefined {
  const stem = path.replace(/\.jsx?$/, '');
  return [path, ...ENDINGS.map((ending) => stem + ending)].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

/** The endings that imports may leave out, in the order in which Vite tries them. */
const ENDINGS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'].flatMap((ending) => [
  ending,
  `/index${ending}`,
]);

/** Returns the place and the first line of an error of the parser. */
function faultOf(file: string, error: unknown): SyntaxFault {
  const { message, pos } = error as { message: string; pos?: number };
  const [, reason = message] = message.split('\n');
  return { file, offset: pos ?? 0, reason };
}
