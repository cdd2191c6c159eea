import type { ChangedFile } from '#cli/model/upgradePlan.ts';
import { painter } from './painter.ts';
import { printable } from './printable.ts';

/** A file before and after a change. */
export interface FileVersions extends ChangedFile {
  /** The earlier name of the file, if it was renamed. */
  from?: string;
}

/** The number of characters that are shown before and after the part of a long line that changed. */
const CONTEXT = 30;

/**
 * Formats the change of a file as removed and added lines. A removed line has its number in the older file, an added one its number in
 * the newer file. Of a line that was replaced by another, only the part that differs is shown, with a few words around it.
 */
export function formatFileDiff(
  { file, before, after, from }: FileVersions,
  { colour }: { colour: boolean },
): string {
  const paint = painter(colour);
  const title =
    from === undefined
      ? `${file}${before === null ? ' (new)' : after === null ? ' (removed)' : ''}`
      : `${from} → ${file}`;
  if (after === null) return `${paint('bold', title)}\n`;
  const lines = withoutSharedEnds(changedLines(before ?? '', after)).map(({ sign, number, text }) =>
    paint(
      sign === '-' ? 'red' : 'green',
      `${String(number).padStart(5)} ${sign} ${printable(text)}`,
    ),
  );
  return [paint('bold', title), ...lines, ''].join('\n');
}

/** A line that was removed (with its number in the older text) or added (with its number in the newer text). */
export interface ChangedLine {
  sign: '-' | '+';
  number: number;
  text: string;
}

/** Returns lines without the long beginnings and ends that a removed line shares with the added line that replaces it. */
function withoutSharedEnds(lines: readonly ChangedLine[]): ChangedLine[] {
  const result: ChangedLine[] = [];
  for (let at = 0; at < lines.length;) {
    const removed = runAt(lines, at, '-');
    const added = runAt(lines, at + removed.length, '+');
    const isReplaced = removed.length === added.length;
    const cut = (own: readonly ChangedLine[], others: readonly ChangedLine[]) =>
      own.map((line, index) =>
        isReplaced ? { ...line, text: differingPart(line.text, others[index]?.text ?? '') } : line,
      );
    result.push(...cut(removed, added), ...cut(added, removed));
    at += removed.length + added.length;
  }
  return result;
}

/** Returns the lines with a sign that follow each other from an index on. */
function runAt(
  lines: readonly ChangedLine[],
  at: number,
  wanted: ChangedLine['sign'],
): ChangedLine[] {
  const rest = lines.slice(at);
  const end = rest.findIndex(({ sign }) => sign !== wanted);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Returns the part of a text that differs from another, with `CONTEXT` characters around it. */
function differingPart(text: string, other: string): string {
  const shortest = Math.min(text.length, other.length);
  let start = 0;
  while (start < shortest && text[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && text.at(-1 - end) === other.at(-1 - end)) end++;
  const from = start > CONTEXT ? start - CONTEXT : 0;
  const to = end > CONTEXT ? text.length - end + CONTEXT : text.length;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** Returns the lines that differ, from the longest common subsequence of the lines between the first and the last difference. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before, after].map((text) => text.replace(/\r?\n$/, '').split(/\r?\n/)) as [
    string[],
    string[],
  ];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  const a = old.slice(start, old.length - end);
  const b = now.slice(start, now.length - end);
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i] as Uint32Array;
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: ChangedLine[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', number: start + i + 1, text: a[i] ?? '' });
      i++;
    } else {
      lines.push({ sign: '+', number: start + j + 1, text: b[j] ?? '' });
      j++;
    }
  }
  return lines;
}
