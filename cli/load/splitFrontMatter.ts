import matter from 'gray-matter';
import type { Problem } from '#cli/model/problem.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import { isField } from './schemaAt.ts';

/** The parts of a file. */
export interface Split {
  /** The fields, with an empty line for each line of the file above them, so that line numbers are those of the file. */
  yaml: string;
  /** The first line of the fields. */
  firstLine: number;
  body: string;
  bodyLine: number;
  /** Mistakes around the fields, whose start and end are clear all the same. */
  problems: Problem[];
}

type MarkKind = FindingArgs['front-matter-mark']['kind'];

/** Splits a file into its fields and the Markdown below them. Without a problem in `problems`, the lines "---" are as they must be. */
export function splitFrontMatter(file: string, text: string): Split | { problem: Problem } {
  const lines = text.split('\n');
  const mark = (kind: MarkKind, index: number): Problem => ({
    code: 'front-matter-mark',
    args: { kind, found: lines[index]?.trimEnd() ?? '' },
    at: { file, line: index + 1, column: 1 },
  });
  const fence = outerFence(lines);
  if (fence) {
    const inner = lines.map((line, index) => (fence.includes(index) ? '' : line)).join('\n');
    const split = splitFrontMatter(file, inner);
    if ('problem' in split) return { problem: mark('fence', fence[0]) };
    // The line of the fence is the blank line that the inner text starts with.
    return { ...split, problems: [mark('fence', fence[0])] };
  }
  return file.endsWith('.yaml') ? splitYaml(file, lines, mark) : splitMarkdown(file, lines, mark);
}

/** Returns the lines of a code fence around a whole file, which people paste from a chat. */
function outerFence(lines: readonly string[]): [number, number] | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (last <= first || !/^(?:`{3,}|~{3,})[ \t]*\w*[ \t]*$/.test(lines[first] ?? ''))
    return undefined;
  return /^(?:`{3,}|~{3,})[ \t]*$/.test(lines[last] ?? '') ? [first, last] : undefined;
}

/** Splits a file of fields. It may start with "---", as YAML allows, but no second "---" may follow. */
function splitYaml(
  file: string,
  lines: readonly string[],
  mark: (kind: MarkKind, index: number) => Problem,
): Split {
  const whole = { firstLine: 1, body: '', bodyLine: 1 };
  const start = lines.findIndex((line) => /^[^\s#-]/.test(line));
  const second = lines.findIndex((line, index) => start >= 0 && index > start && isDashes(line));
  if (second < 0) {
    const prose = lines.findIndex(
      (line, index) => index > start && lines[index - 1]?.trim() === '' && !isYamlLine(line),
    );
    if (start < 0 || prose < 0 || lines.slice(prose).some(isFieldLine)) {
      return { ...whole, yaml: lines.join('\n'), problems: [] };
    }
    const at = { file, line: prose + 1, column: 1 };
    return {
      ...whole,
      yaml: lines.slice(0, prose).join('\n'),
      problems: [{ code: 'body-unexpected', args: {}, at }],
    };
  }
  const below = lines.slice(second + 1).filter((line) => line.trim() !== '');
  if (below.length > 0 && !isFieldLine(below[0]) && !isEntryLine(below[0])) {
    const bodyLine = lines.findIndex((line, index) => index > second && line.trim() !== '') + 1;
    return {
      ...whole,
      yaml: lines.slice(0, second).join('\n'),
      problems: [{ code: 'body-unexpected', args: {}, at: { file, line: bodyLine, column: 1 } }],
    };
  }
  const yaml = lines.map((line, index) => (index === second ? '' : line)).join('\n');
  return { ...whole, yaml, problems: [mark(below.length > 0 ? 'early' : 'yaml-close', second)] };
}

function splitMarkdown(
  file: string,
  lines: readonly string[],
  mark: (kind: MarkKind, index: number) => Problem,
): Split | { problem: Problem } {
  const problems: Problem[] = [];
  const split = (open: number, close: number, bodyStart = close + 1): Split => {
    const fixed = ['---', ...lines.slice(open + 1, close), '---', ...lines.slice(bodyStart)];
    const { yaml, body } = splitFixed(fixed.join('\n'));
    return {
      // Without a line above the fields, their empty first line would be one too many.
      yaml: open < 0 ? yaml.slice(1) : '\n'.repeat(open) + yaml,
      firstLine: Math.min(open + 2, lines.length),
      body,
      bodyLine: lines.length - body.split('\n').length + 1,
      problems,
    };
  };

  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  const opening = lines[first] ?? '';
  let open = first;
  if (!isDashes(opening) || first > 0) {
    const dashes = lines.findIndex(isDashes);
    if (isDashes(opening)) problems.push(mark('late', first));
    else if (/^\+{3}[ \t]*$/.test(opening)) return { problem: mark('toml', first) };
    else if (isAlmostDashes(opening)) problems.push(mark('open', first));
    else if (/^`{3}/.test(opening) && isFieldLine(lines[first + 1])) {
      problems.push(mark('open', first));
    } else if (isFieldLine(opening) && dashes > 0) {
      const again = lines.findIndex((line, index) => index > dashes && isDashes(line));
      const isBefore = isFieldLine(lines[dashes + 1]) && again > 0;
      problems.push(mark(isBefore ? 'field-before' : 'open-missing', first));
      if (isBefore) {
        const fields = lines.map((line, index) => (index === dashes ? '' : line));
        const inner = splitMarkdown(file, ['---', ...fields], mark);
        if ('problem' in inner) return { problem: mark('field-before', first) };
        return { ...inner, yaml: inner.yaml.slice(1), bodyLine: inner.bodyLine - 1, problems };
      }
      open = first - 1;
    } else if (dashes > 0 && isFieldLine(lines[dashes + 1])) {
      problems.push(mark('text-before', first));
      open = dashes;
    } else {
      const at = { file, line: first + 1, column: 1 };
      return { problem: { code: 'front-matter-missing', args: {}, at } };
    }
  }

  const exact = lines.findIndex((line, index) => index > open && isDashes(line));
  const wrong = lines.findIndex(
    (line, index) =>
      index > open &&
      !isDashes(line) &&
      // gray-matter ends the fields at every line that starts with three hyphens.
      (line.startsWith('---') ||
        ((isAlmostDashes(line) || /^(?:`{3}|\+{3})[ \t]*$/.test(line)) &&
          !/^\s*(?:-\s|[\w-]+:)/.test(lines[index + 1] ?? ''))),
  );
  const prose = firstProse(lines, open);
  if (wrong > 0 && (exact < 0 || wrong < exact) && (prose < 0 || wrong < prose)) {
    const [first] = problems;
    const isSame = first?.code === 'front-matter-mark' && first.args.kind === 'open';
    // Two wrong lines around the fields are one mistake.
    if (isSame) problems.splice(0, 1, mark('both', open));
    else problems.push(mark('close', wrong));
    return split(open, wrong);
  }
  if (prose > 0 && (exact < 0 || prose < exact)) {
    const at = { file, line: prose + 1, column: 1 };
    problems.push({ code: 'front-matter-unclosed', args: {}, at });
    return split(open, prose, prose);
  }
  if (exact < 0) {
    const last = lines.findLastIndex((line) => line.trim() !== '');
    const at = { file, line: last + 1, column: 1 };
    problems.push({ code: 'front-matter-unclosed', args: {}, at });
    return split(open, lines.length);
  }
  const groups = laterGroups(lines, exact);
  const [again] = groups;
  if (again) {
    const once = lines.map((line, index) =>
      groups.some(([start, end]) => index >= start && index <= end) ? '' : line,
    );
    const inner = splitMarkdown(file, once, mark);
    if ('problem' in inner) return { problem: mark('again', again[0]) };
    return { ...inner, problems: [...inner.problems, mark('again', again[0])] };
  }
  const next = lines.findIndex((line, index) => index > exact && line.trim() !== '');
  const later = lines.findIndex((line, index) => index > exact && isDashes(line));
  const isClosed = next > 0 && later > 0 && areFields(lines.slice(next, later));
  const blank = lines.findIndex((line, index) => index > next && line.trim() === '');
  const last = isClosed ? later : blank < 0 ? lines.length : blank;
  if (next > 0 && areFields(lines.slice(next, last))) {
    const kind = isClosed ? 'early' : 'above-fields';
    problems.push(mark(kind, exact));
    const fields = lines.map((line, index) => (index === exact ? '' : line));
    fields[last] = '---';
    const inner = splitMarkdown(file, fields, mark);
    if ('problem' in inner) return { problem: mark(kind, exact) };
    return { ...inner, problems };
  }
  return split(open, exact);
}

/** Returns the first and last lines of groups of fields between two lines "---" that follow the fields, which end at the line `close`. */
function laterGroups(lines: readonly string[], close: number): [start: number, end: number][] {
  const groups: [number, number][] = [];
  for (let from = close; ;) {
    const start = lines.findIndex((line, index) => index > from && line.trim() !== '');
    if (start < 0 || !isDashes(lines[start] ?? '')) return groups;
    const end = lines.findIndex((line, index) => index > start && isDashes(line));
    if (end < 0 || !areFields(lines.slice(start + 1, end))) return groups;
    groups.push([start, end]);
    from = end;
  }
}

/** Splits a file whose lines "---" are right with gray-matter. The YAML starts with an empty line in place of the first "---". */
function splitFixed(text: string): { yaml: string; body: string } {
  let yaml = '';
  // Always pass options. Without them gray-matter caches, and returns {} for a text that failed before.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse: (source: string) => {
          yaml = source;
          return {};
        },
      },
    },
  });
  return { yaml, body: content.replace(/^(?:[ \t]*\n)+/, '') };
}

/** Returns whether a line consists of three hyphens, as around fields. */
function isDashes(line: string): boolean {
  return /^---[ \t]*$/.test(line);
}

/** Returns whether a line is meant to be "---": dashes, stars or underscores of another number or kind, or hyphens before a text. */
function isAlmostDashes(line: string): boolean {
  return /^ {0,3}(?:-{2,}|[—–]+|\*{3,}|_{3,}|={3,}|(?:- ){2,}-)[ \t]*$|^---[ \t]*\S/.test(line);
}

/** Returns whether a line starts a field that some file of content has. */
function isFieldLine(line = ''): boolean {
  const [, name] = /^([A-Za-z]\w*)\s*:(?=\s|$)/.exec(line) ?? [];
  return name !== undefined && isField(name);
}

/** Returns whether lines are fields and what belongs to them. */
function areFields(lines: readonly string[]): boolean {
  return isFieldLine(lines[0]) && lines.every(isYamlLine);
}

/** Returns whether a line starts an entry of a file such as `prices.yaml`, whose fields have names of the agency's own. */
function isEntryLine(line = ''): boolean {
  return /^[a-z][a-z\d-]*:\s*(?:\{.*)?$/.test(line);
}

/** Returns whether a line may belong to YAML fields. */
function isYamlLine(line: string): boolean {
  return (
    /^(?:\s|$|#(?!#)|-|[}\]])/.test(line) || /^[*"'“‘<]*[A-Za-z][\w-]*[*"'”’>]*\s*[:=]/.test(line)
  );
}

/**
 * Returns the index of the first line of prose after the fields, if the line "---" between them is missing: a line that cannot be
 * YAML and that follows a blank line, or a sentence below the last field. A heading above it belongs to the prose. Returns -1 if there is no
 * such line.
 */
function firstProse(lines: readonly string[], open: number): number {
  const close = lines.findIndex((line, index) => index > open && isDashes(line));
  const end = close < 0 ? lines.length : close;
  /** Returns whether a sentence follows the last field of a file without a line "---" below it. */
  const isLost = (index: number) =>
    close < 0 &&
    /^\S+(?: +\S+){4}/.test(lines[index] ?? '') &&
    /^\s*\w+: +[^\s>|]/.test(lines[index - 1] ?? '') &&
    !lines.slice(index).some(isFieldLine);
  return lines.findIndex((line, index) => {
    if (index <= open + 1 || index >= end || isYamlLine(line)) return false;
    // In YAML a heading is a comment, so the text below it decides.
    // More fields below show that the line belongs to the text above it.
    const isAmongFields = close >= 0 && lines.slice(index + 1, close).some(isFieldLine);
    if (!line.startsWith('##')) {
      return (lines[index - 1]?.trim() === '' && !isAmongFields) || isLost(index);
    }
    const below = lines.slice(index + 1).find((next) => next.trim() !== '' && !/^##/.test(next));
    return close < 0 || (below !== undefined && !isYamlLine(below));
  });
}
