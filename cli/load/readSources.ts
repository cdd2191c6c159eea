import { hash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { sep } from 'node:path';
import { collections, singles } from '#schemas/collections.ts';
import { lazily } from '#schemas/lazily.ts';
import { ChangedFileError, noSourceStates } from '#cli/cache/sourceStates.ts';
import type { SourceStates } from '#cli/cache/sourceStates.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { errorCode } from '#cli/files/errorCode.ts';
import { isSystemFile } from './isSystemFile.ts';

/** A file on disk. */
export interface SourceFile {
  /** The path below the folder that contains `content/`, with `/` as separator. */
  file: string;
  /** The text without a byte-order mark and with `\n` as the only line ending. If the hash is known, the text is read when it is first used. */
  readonly text: string;
  /** The SHA-1 hash of the text. */
  hash: string;
}

/**
 * The maximum size of a file, in bytes. No hand-written page comes near 1 MiB. The limit prevents a stray archive from filling
 * the memory.
 */
export const MAX_FILE_BYTES = 1024 * 1024;

/**
 * The maximum size of a Markdown text, in bytes: some 40,000 words. A megabyte of short paragraphs, quotations or brackets takes minutes
 * to parse.
 */
export const MAX_MARKDOWN_BYTES = 256 * 1024;

/** Names that are allowed anywhere in `content/` and are not content. */
const IGNORED = new Set(['README.md', 'schemas']);

/**
 * Reads every file below `contentDir`, in the order of their names. `label` is the name of the folder in findings (`content`).
 * Returns files that cannot be read as problems and does not throw. A file whose state is known is not read.
 */
export function readSources(
  contentDir: string,
  label: string,
  states = noSourceStates(),
): { sources: SourceFile[]; problems: Problem[] } {
  const sources: SourceFile[] = [];
  const problems: Problem[] = [];
  const start = (file: string) => ({ file, line: 1, column: 1 });

  const missing = (kind?: 'file' | 'folder') => {
    const args = { folder: contentDir, ...(kind && { kind }) };
    return {
      sources,
      problems: [{ code: 'content-folder-missing' as const, args, at: start(label) }],
    };
  };
  let root: string;
  try {
    root = realpathSync(contentDir);
  } catch {
    return missing();
  }
  if (!statSync(root).isDirectory()) return missing('file');
  if (isOtherFolder(root)) return missing('folder');

  const readFolder = (folder: string, label: string, parents: readonly string[]): void => {
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      const args = { reason: reasonOf(error) };
      problems.push({ code: 'file-unreadable', args, at: start(label) });
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const { name } = entry;
      if (name.startsWith('.') || IGNORED.has(name) || isSystemFile(name)) continue;
      const path = folder + sep + name;
      const file = `${label}/${name}`;
      try {
        const isLink = entry.isSymbolicLink();
        const real = isLink ? realpathSync(path) : (parents.at(-1) ?? root) + sep + name;
        const kind = isLink ? statSync(real) : entry;
        if (real !== root && !real.startsWith(root + sep)) {
          problems.push({ code: 'link-outside-content', args: { target: real }, at: start(file) });
        } else if (kind.isDirectory()) {
          if (parents.includes(real)) {
            problems.push({ code: 'link-loop', args: {}, at: start(file) });
          } else readFolder(path, file, [...parents, real]);
        } else if (!kind.isFile()) {
          // Reading a pipe, for example, would never end.
          const reason = 'it is neither a file nor a folder';
          problems.push({ code: 'file-unreadable', args: { reason }, at: start(file) });
        } else {
          const read = readSource(path, file, states);
          problems.push(...read.problems);
          if (read.source) sources.push(read.source);
        }
      } catch (error) {
        if (errorCode(error) === 'ELOOP') {
          problems.push({ code: 'link-loop', args: {}, at: start(file) });
        } else {
          const reason = reasonOf(error);
          problems.push({ code: 'file-unreadable', args: { reason }, at: start(file) });
        }
      }
    }
  };
  readFolder(contentDir, label, [root]);
  return { sources, problems };
}

/** The names of files and folders of content, one of which is in each content folder. */
const CONTENT_NAMES = new Set([
  ...Object.values(singles).map(({ file }) => file.replace(/\/.*/, '')),
  ...Object.values(collections).map(({ folder }) => folder),
]);

/** Returns whether a folder has none of the names of content, such as the folder of posts or that of the site. */
function isOtherFolder(folder: string): boolean {
  try {
    return !readdirSync(folder).some((name) => CONTENT_NAMES.has(name));
  } catch {
    // It is reported as unreadable.
    return false;
  }
}

/** Returns a file, without reading it if its state is known. Throws if it cannot be looked up or read. */
function readSource(path: string, file: string, states: SourceStates): ReturnType<typeof readText> {
  const stats = statSync(path);
  const known = states.hashOf(file, stats);
  if (known !== undefined) return { source: unreadSource(path, file, known, states), problems: [] };
  const read = readText(path, file, stats.size);
  // Files with problems are read again, so that every run reports them.
  if (read.source && read.problems.length === 0) states.note(file, stats, read.source.hash);
  return read;
}

/**
 * Returns a file with a known hash. If it has changed when its text is read, reading throws a `ChangedFileError` as long as the content is
 * checked. Afterwards, it returns the new text, which is empty if the file is gone.
 */
function unreadSource(path: string, file: string, hash: string, states: SourceStates): SourceFile {
  const source = lazily(() => {
    const now = readNow(path, file);
    if (states.isReading && now.hash !== hash) throw new ChangedFileError(file);
    return now;
  });
  return {
    file,
    hash,
    get text() {
      return source().text;
    },
  };
}

function readNow(path: string, file: string): SourceFile {
  try {
    return readText(path, file).source ?? sourceOf(file, '');
  } catch {
    return sourceOf(file, '');
  }
}

/** The names of documents of word processors. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages)$/i;

/** Reads one text file. `file` is its name in findings, and `bytes` its size. Throws if it cannot be read. */
export function readText(
  path: string,
  file: string,
  bytes = statSync(path).size,
): { source?: SourceFile; problems: Problem[] } {
  const start = { file, line: 1, column: 1 };
  if (DOCUMENT.test(file)) {
    const args = { byte: 1, isDocument: true as const };
    return { problems: [{ code: 'file-not-text', args, at: start }] };
  }
  const limit = file.endsWith('.md') ? MAX_MARKDOWN_BYTES : MAX_FILE_BYTES;
  if (bytes > limit) {
    const args = { bytes, limit };
    return { problems: [{ code: 'file-too-large', args, at: start }] };
  }
  const buffer = readFileSync(path);
  const notText = (args: FindingArgs['file-not-text'], at: Spot = start) => ({
    problems: [{ code: 'file-not-text' as const, args, at }],
  });
  if (isUtf16(buffer)) return notText({ byte: 0, kind: 'UTF-16' });
  const nul = buffer.indexOf(0);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(buffer);
  } catch {
    // A file with a zero byte that is not UTF-8 either is not text, so it has no lines.
    if (nul >= 0) return notText({ byte: nul });
    const byte = firstInvalidByte(buffer);
    const word = isWindows1252(buffer) && wordAt(buffer, byte);
    return notText({ byte, ...(word && { word }) }, { file, ...placeOf(buffer, byte) });
  }
  if (nul >= 0) return notText({ byte: nul, kind: 'NUL' }, { file, ...placeOf(buffer, nul) });
  const problems: Problem[] = [];
  if (text.startsWith('\uFEFF')) {
    text = text.slice(1);
    problems.push({ code: 'file-byte-order-mark', args: {}, at: start });
  }
  if (text.includes('\r')) {
    const lines = text.match(/\r\n?/g)?.length ?? 0;
    const isCr = !text.includes('\r\n');
    text = text.replace(/\r\n?/g, '\n');
    const args = { lines, ...(isCr && { isCr }) };
    problems.push({ code: 'file-crlf', args, at: start });
  }
  if (text.trim() === '') {
    const args = isSingle(file) ? { kind: 'single' as const } : {};
    return { problems: [{ code: 'file-empty', args, at: start }] };
  }
  return { source: sourceOf(file, text), problems };
}

/** Returns a text as a source file. */
export function sourceOf(file: string, text: string): SourceFile {
  return { file, text, hash: hash('sha1', text) };
}

/** Returns whether a file has a byte-order mark of UTF-16, or a zero in every other byte of its start. */
function isUtf16(buffer: Buffer): boolean {
  const mark = buffer.length > 1 ? buffer.readUInt16BE(0) : 0;
  if (mark === 0xfeff || mark === 0xfffe) return true;
  if (!buffer.subarray(0, 64).includes(0)) return false;
  const zeros = [...buffer.subarray(0, 64)].flatMap((byte, index) => (byte === 0 ? [index] : []));
  const isRegular = zeros.every((index) => index % 2 === (zeros[0] ?? 0) % 2);
  return isRegular && zeros.length >= Math.min(buffer.length, 64) / 3;
}

/**
 * Returns whether a file that is not UTF-8 is text in Windows-1252: it has no control characters, no byte that the encoding lacks, and no
 * letter of UTF-8 of more than one byte.
 */
function isWindows1252(buffer: Buffer): boolean {
  const hasOther = buffer.some(
    (byte) =>
      (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) ||
      [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
  );
  return !hasOther && !/[^\x00-\x7f\ufffd]/u.test(buffer.toString('utf8'));
}

/** Returns the word around a byte of a text in Windows-1252. */
function wordAt(buffer: Buffer, byte: number): string {
  const [before = ''] = /\S*$/.exec(buffer.toString('latin1', 0, byte)) ?? [];
  const after = new TextDecoder('windows-1252').decode(buffer.subarray(byte, byte + 40));
  return before.slice(-20) + (/^\S{0,20}/.exec(after)?.[0] ?? '');
}

/** Returns whether a file, by its name in findings, is the only one of its kind. */
function isSingle(file: string): boolean {
  return Object.values(singles).some((single) => file === `content/${single.file}`);
}

/** Returns the offset of the first byte that is not valid UTF-8: the first byte that decoding and encoding again changes. */
function firstInvalidByte(buffer: Buffer): number {
  const again = Buffer.from(buffer.toString('utf8'), 'utf8');
  let offset = 0;
  while (offset < buffer.length && buffer[offset] === again[offset]) offset++;
  return offset;
}

/** Returns the line and column of a byte. The text before it is valid UTF-8. */
function placeOf(buffer: Buffer, byte: number): { line: number; column: number } {
  const lines = buffer.toString('utf8', 0, byte).split(/\r\n|[\r\n]/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Returns the reason of a system error in words. */
export function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    EACCES: 'you may not read it',
    EPERM: 'you may not read it',
    ENOENT: 'it is a link to something that does not exist',
    EISDIR: 'it is a folder',
    EMFILE: 'too many files are open',
    EIO: 'the disk reports an error',
  };
  const code = errorCode(error);
  return reasons[code] ?? `the system answered ${code || String(error)}`;
}
