import type { Problem } from '#cli/model/problem.ts';

/**
 * A line that Git writes around the versions of a conflict (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented). An editor may
 * have indented one that has the name of a version. A row of a table has other lines between its cells.
 */
const MARKER = /^(?:(?:<{7}|={7}|>{7})(?= |$)|\|{7}(?= [^|]+$|$))|(?<=^[ \t]+)(?:<{7}|>{7})(?= \S)/;

/**
 * Returns a problem for each conflict that Git left in a file, at its first marker. A marker without its partners counts too,
 * because people often delete only some of them. Code blocks in Markdown may show markers, a heading may be underlined with "=", and a row of
 * a table may be empty.
 */
export function conflictMarkers(file: string, text: string): Problem[] {
  if (!/^[ \t]*(?:<{7}|={7}|>{7}|\|{7})/m.test(text)) return [];
  const lines = text.split('\n');
  const isCode = file.endsWith('.md') ? codeLines(lines) : () => false;
  const bodyStart = file.endsWith('.md') ? startOfBody(lines) : lines.length;
  const problems: Problem[] = [];
  let isOpen = false;
  lines.forEach((line, index) => {
    const [marker] = MARKER.exec(line) ?? [];
    if (marker === undefined || isCode(index)) return;
    const isUnderline = marker === '=======' && lines[index - 1]?.trim();
    const isMarkdown = index >= bodyStart && (isUnderline || line.trim() === '|||||||');
    if (!isOpen && !isMarkdown) {
      const at = { file, line: index + 1, column: line.indexOf(marker) + 1 };
      problems.push({ code: 'git-conflict', args: { marker }, at });
    }
    if (!isMarkdown || isOpen) isOpen = marker !== '>>>>>>>';
  });
  return problems;
}

/** Returns a function that checks whether a line is inside a code block that is closed. */
function codeLines(lines: readonly string[]): (index: number) => boolean {
  const code = new Set<number>();
  let opened: { fence: string; index: number } | undefined;
  lines.forEach((line, index) => {
    const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) return;
    if (!opened) opened = { fence, index };
    else if (line.trim().startsWith(opened.fence)) {
      for (let inside = opened.index; inside < index; inside++) code.add(inside);
      opened = undefined;
    }
  });
  return (index) => code.has(index);
}

/** Returns the index of the first line below the fields. */
function startOfBody(lines: readonly string[]): number {
  const close = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line));
  return close < 0 ? lines.length : close + 1;
}
