import type { EntryPlan } from '#cli/create/entryPlan.ts';
import type { NeededParts } from '#cli/init/neededParts.ts';
import { TO_WRITE } from '#cli/load/unwritten.ts';
import { count } from '#cli/report/amounts.ts';
import { oneLine } from '#cli/report/printable.ts';
import { singles } from '#schemas/collections.ts';
import type { ReadProject } from './readProject.ts';

/**
 * Returns the report on a new entry: the files that were written, the texts that are still to be written with their places, and the next
 * step. `texts` has the new text of every file that was written or changed, that of the entry first. `before` is the content without it.
 */
export function formatNewEntry(
  { files, insertions, notes }: EntryPlan,
  texts: ReadonlyMap<string, string>,
  before: ReadProject,
  needed: NeededParts,
): string {
  const places = [...texts].flatMap(([file, text]) => {
    const old = new Set((before.texts.get(file) ?? '').split('\n'));
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      if (!line.includes(TO_WRITE) || old.has(line)) return [];
      return [`  ${file}:${index + 1}  ${placeText(lines, index)}`];
    });
  });
  const [first] = texts.keys();
  const changed = new Set([...insertions.map(({ file }) => file), ...needed.lines.keys()]);
  const written = [...texts.keys()].filter((file) => !changed.has(file));
  return [
    ...written.map((file) => `Wrote ${file}`),
    ...(changed.size > 0 ? [`Added a part to ${listFiles([...changed])}`] : []),
    ...notes,
    ...noteOn(needed),
    ...(places.length > 0 ? ['', 'To write:', ...places] : []),
    '',
    `${files.length > 1 ? 'The entries are drafts' : 'The entry is a draft'}: the site does not show ${files.length > 1 ? 'them' : 'it'} yet.`,
    `Write the texts, delete the line "draft: true" in ${first}${files.length > 1 ? ' and the other new files' : ''}, and run "npm run site -- validate".`,
    ...(before.errors > 0
      ? [
          `Other files of the content have ${count(before.errors, 'error')}; "npm run site -- validate" lists ${before.errors === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    '',
  ].join('\n');
}

/** Returns what an editor has to know about the parts that a first entry needs. */
function noteOn({ files }: NeededParts): string[] {
  const pages = Object.values(singles).flatMap((one) =>
    'path' in one && files.has(`content/${one.file}`) ? one.path : [],
  );
  return [
    ...(files.size > 0
      ? ['"npm run site -- validate --launch" lists the drafts in these files.']
      : []),
    ...pages.map(
      (path) =>
        `No menu leads to ${path}: add it to content/navigation.yaml when the page is shown.`,
    ),
  ];
}

/** Returns the first files of a list and the number of the others. */
function listFiles([first = '', ...others]: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return first;
  return others.length === 1
    ? `${first} and ${second}`
    : `${first} and ${others.length} other files`;
}

/** Returns the part of a line up to the quotation mark that closes a text of YAML, or the whole if the text is not quoted. */
function quotedPart(mark: string | undefined, rest: string): string {
  if (mark === '"') return /^(?:[^"\\]|\\.)*/.exec(rest)?.[0] ?? rest;
  if (mark === "'") return /^(?:[^']|'')*/.exec(rest)?.[0] ?? rest;
  return rest;
}

/** Returns the field of a marked line and the text to write there, on one line of a terminal. */
function placeText(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  // A comment belongs to the field below it, and a text of several lines to the field above it.
  const isComment = /^\s*# /.test(line);
  const owner = isComment
    ? lines.slice(index + 1).find((one) => !one.trim().startsWith('#'))
    : [line, lines[index - 1] ?? ''].find((one) => /^\s*(?:- )?[\w-]+:(?: |$)/.test(one));
  const [, name] = /^\s*(?:- )?([\w-]+):(?: |$)/.exec(owner ?? '') ?? [];
  const at = line.indexOf(TO_WRITE);
  const text = quotedPart(line[at - 1], line.slice(at + TO_WRITE.length)).replace(/^: /, '');
  const whole = oneLine([name, text].filter(Boolean).join(': '));
  return whole.length > 90 ? `${whole.slice(0, 89)}…` : whole;
}
