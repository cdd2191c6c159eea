import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Reads a file that replaces a template. Returns a fault if it, or a module that it imports by a relative path, cannot be parsed. */
export async function readOverride(slot: SlotName, file: string): Promise<Override | SyntaxFault> {
  const { parseAst } = await import('vite');
  const styles = new Set<string>();
  const seen = new Set<string>();
  let exports: readonly string[] = [];
  const visit = (module: string): SyntaxFault | undefined => {
    if (seen.has(module)) return undefined;
    seen.add(module);
    let body: Statement[];
    try {
      body = parseAst(readFileSync(module, 'utf8'), { lang: 'tsx' }).body as Statement[];
    } catch (error) {
      return faultOf(module, error);
    }
    if (module === file) exports = body.flatMap(exportedNames);
    for (const source of body.flatMap((statement) => statement.source?.value ?? [])) {
      if (!source.startsWith('.')) continue;
      const target = join(dirname(module), source);
      if (target.endsWith('.css')) styles.add(target);
      const imported = moduleAt(target);
      const fault = imported && visit(imported);
      if (fault) return fault;
    }
    return undefined;
  };
  return visit(file) ?? { slot, file: realpathSync(file), exports, styles: [...styles] };
}

/** The parts of a statement that say what a module imports and exports. */
interface Statement {
  type: string;
  source?: { value: string } | null;
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

/** Returns the path of the module that an import leads to, with or without its ending. */
function moduleAt(path: string): string | undefined {
  return [path, `${path}.tsx`, `${path}.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

/** Returns the place and the first line of an error of the parser. */
function faultOf(file: string, error: unknown): SyntaxFault {
  const { message, pos } = error as { message: string; pos?: number };
  const [, reason = message] = message.split('\n');
  return { file, offset: pos ?? 0, reason };
}
