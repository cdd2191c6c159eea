import { styleText } from 'node:util';
import { printable } from './printable.ts';

/** A file before and after a change; `null` if it does not exist. */
export interface FileVersions {
  file: string;
  before: string | null;
  after: string | null;
  /** The earlier name of the file, if it was renamed. */
  from?: string;
}

/** Formats the change of a file as removed and added lines, with the number of the line in the older file. */
export function formatFileDiff(
  { file, before, after, from }: FileVersions,
  { colour }: { colour: boolean },
): string {
  const paint = (style: 'red' | 'green' | 'bold', text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const title =
    from === undefined
      ? `${file}${before === null ? ' (new)' : after === null ? ' (removed)' : ''}`
      : `${from} → ${file}`;
  if (after === null) return `${paint('bold', title)}\n`;
  const lines = changedLines(before ?? '', after).map(({ sign, number, text }) =>
    paint(
      sign === '-' ? 'red' : 'green',
      `${String(number).padStart(5)} ${sign} ${printable(text)}`,
    ),
  );
  return [paint('bold', title), ...lines, ''].join('\n');
}

interface ChangedLine {
  sign: '-' | '+';
  number: number;
  text: string;
}

/** Returns the lines that differ, from the longest common subsequence of the lines between the first and the last difference. */
function changedLines(before: string, after: string): ChangedLine[] {
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
    const number = start + i + 1;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', number, text: a[i] ?? '' });
      i++;
    } else {
      lines.push({ sign: '+', number, text: b[j] ?? '' });
      j++;
    }
  }
  return lines;
}
