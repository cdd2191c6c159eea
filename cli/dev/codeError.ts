import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { codeFrame } from '#cli/report/codeFrame.ts';
import { oneLine } from '#cli/report/printable.ts';
import type { ShownError } from './shownError.ts';

interface Place {
  /** The absolute path of the file. */
  file: string;
  line: number;
  /** Counts from 1. */
  column: number;
}

/**
 * Returns an error of the code of the site for the browser and the terminal: its message without a stack, and the first place in the
 * project at `root` that it names. Accepts errors of Vite's transformations and errors that a template throws.
 */
export function codeError(error: unknown, root: string): ShownError {
  const first = firstError(error);
  const place = placeOfSyntaxError(first) ?? placeOfImport(first) ?? placeInStack(first, root);
  const message = withoutFrame(first instanceof Error ? first.message : String(first));
  return {
    level: 'error',
    place: place ? `${nameOf(place.file, root)}:${place.line}:${place.column}` : 'templates/',
    code: '',
    sentences: [message || 'The code of the site has failed.'],
    frame: place ? frameAt(place) : '',
    related: [],
    consequences: '',
  };
}

/** Formats an error of the code as findings are formatted for the terminal. */
export function formatCodeError({ place, sentences, frame }: ShownError): string {
  const lines = [`${place}  error`, ...sentences.map((sentence) => `  ${sentence}`)];
  if (frame) lines.push('', frame.replaceAll(/^/gm, '  '));
  return `${lines.join('\n')}\n`;
}

/** Returns the first of the errors that Rolldown reports together. */
function firstError(error: unknown): unknown {
  const { errors } = (error ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? (errors[0] ?? error) : error;
}

/** Returns the place of an error that Vite or Rolldown reports for a module: `{ id, loc: { line, column } }`, where columns count from 0. */
function placeOfSyntaxError(error: unknown): Place | undefined {
  const { id, loc } = (error ?? {}) as {
    id?: unknown;
    loc?: { file?: unknown; line?: unknown; column?: unknown };
  };
  const file = typeof loc?.file === 'string' ? loc.file : id;
  if (typeof file !== 'string' || typeof loc?.line !== 'number') return undefined;
  const [path = ''] = file.split('?');
  return { file: path, line: loc.line, column: Number(loc.column ?? 0) + 1 };
}

/** Returns the place of an import that leads nowhere. Vite names the importing file only in its message. */
function placeOfImport(error: unknown): Place | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, specifier = '', file = ''] =
    /^Failed to (?:load url|resolve import) "?(\S+?)"? .*?(?:in|from) "?(\S+?)"?\. Does the file exist\?/.exec(
      message,
    ) ?? [];
  if (!isAbsolute(file)) return undefined;
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(specifier));
    return {
      file,
      line: Math.max(index, 0) + 1,
      column: Math.max(lines[index]?.indexOf(specifier) ?? 0, 0) + 1,
    };
  } catch {
    return undefined;
  }
}

/** Returns the first place in a stack that is in the project and not in a package. */
function placeInStack(error: unknown, root: string): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, where = '', line, column] of stack.matchAll(
    /^ +at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm,
  )) {
    const file = where.startsWith('file://') ? fileURLToPath(where) : where;
    if (file.startsWith(join(root, '/')) && !file.includes('/node_modules/')) {
      return { file, line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

function frameAt({ file, line, column }: Place): string {
  try {
    return codeFrame(readFileSync(file, 'utf8'), line, column);
  } catch {
    return '';
  }
}

function nameOf(file: string, root: string): string {
  const name = relative(root, file);
  return oneLine(name.startsWith('..') || isAbsolute(name) ? file : name);
}

/** Returns a message without the code of the error and the code frame that Rolldown adds, on one line. */
function withoutFrame(message: string): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*╭/);
  return oneLine(text.replace(/^\[[A-Z_]+\] /, ''));
}
