import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { Problem } from '#cli/model/problem.ts';
import { yamlReason } from '#cli/report/yamlReason.ts';
import { yamlFixes } from './yamlFixes.ts';
import { dashOfGroupMissing } from './fixLists.ts';
import { lostGroup } from './lostGroup.ts';
import { outdentedGroups } from './outdentedGroup.ts';
import { takeApart } from './yamlLine.ts';
import type { YamlFix } from './yamlLine.ts';
import { silentMistakes } from './silentMistakes.ts';

/** YAML after its mistakes were found. */
export interface FixedYaml {
  /** The YAML with each mistake corrected for which a correction is known. Every line keeps its number. */
  yaml: string;
  document: Document;
  lines: LineCounter;
  problems: Problem[];
  /** The numbers of the corrected lines. */
  fixed: ReadonlySet<number>;
  /** Whether the fields can be read. */
  isReadable: boolean;
}

/** The maximum number of corrections to try in one file. */
const LIMIT = 20;

/** The maximum number of corrections to try for one error. */
const TRIALS = 150;

/** The maximum number of characters to parse for corrections of one file, so that a large file is not parsed hundreds of times. */
const TRIED_CHARACTERS = 3_000_000;

interface ParsedYaml {
  document: Document;
  lines: LineCounter;
  /** The positions of repeated field names. */
  repeated: readonly number[];
}

/** Parses YAML with a correction. Returns `undefined` once enough was tried. */
type Attempt = (changes: YamlFix['changes'], yaml: string) => ParsedYaml | undefined;

/**
 * Parses YAML and finds its mistakes. The parser's own messages name a consequence, often lines below the cause. So this function tries the
 * corrections of `yamlFixes` on the lines around an error, and accepts the first with which the parser gets further. This reveals the cause,
 * and the rest of the file can be checked too.
 */
export function fixYaml(file: string, source: string): FixedYaml {
  const problems: Problem[] = [];
  const fixed = new Set<number>();
  let yaml = source;
  let parsed = parseYaml(yaml);
  const attempt = limitedAttempts();
  const accept = ({ problem, changes }: YamlFix): void => {
    problems.push(problem);
    for (const line of changes.keys()) fixed.add(line);
    yaml = changed(yaml, changes);
    parsed = parseYaml(yaml);
  };

  const lost = lostGroup(file, source.split('\n'));
  // The corrected text would need another line, and lines keep their numbers.
  if (lost) return { yaml, ...parsed, problems: [lost], fixed, isReadable: false };
  for (let count = 0; count < LIMIT; count++) {
    const error = firstError(parsed);
    const fix = error
      ? findFix(file, yaml, parsed, error, attempt)
      : (outdentedGroup(file, yaml, parsed, attempt) ??
        twinFix(file, yaml, parsed, attempt) ??
        silentMistakes(file, yaml, parsed.document, parsed.lines).find(({ changes }) =>
          isSound(attempt(changes, yaml)),
        ));
    // If a line was indented otherwise and there are still errors, the first of them is the one to look at.
    if (error && problems.some(({ code }) => code === 'yaml-indent')) {
      return { yaml, ...parsed, problems, fixed, isReadable: false };
    }
    if (fix) accept(fix);
    else if (error) {
      const at = { file, ...placeOf(parsed.lines, error.pos[0]) };
      problems.push({ code: 'yaml-invalid', args: { reason: yamlReason(error.code) }, at });
      return { yaml, ...parsed, problems, fixed, isReadable: false };
    } else break;
  }
  const twins = parsed.repeated;
  if (twins.length > 0 && problems.some(({ code }) => code === 'yaml-indent')) {
    return { yaml, ...parsed, problems, fixed, isReadable: false };
  }
  for (const offset of twins) {
    const at = { file, ...placeOf(parsed.lines, offset) };
    const key = /^["']?([^"':]*)/.exec(yaml.slice(offset))?.[1] ?? '';
    const top = topFieldAt(parsed.document, offset) ?? key;
    problems.push({ code: 'yaml-duplicate-key', args: { key, top }, at });
    fixed.add(at.line);
  }
  const isReadable = !firstError(parsed);
  return { yaml, ...parsed, problems, fixed, isReadable };
}

/** Returns the name of the outermost field that contains an offset. */
function topFieldAt({ contents }: Document, offset: number): string | undefined {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key).filter(isScalar) : [];
  const top = keys.findLast(({ range }) => range && range[0] <= offset);
  return top && String(top.value);
}

/** Returns the first correction with which no error is left, otherwise the first with which the parser reads beyond the error. */
function findFix(
  file: string,
  yaml: string,
  { lines }: ParsedYaml,
  error: YAMLError,
  attempt: Attempt,
): YamlFix | undefined {
  const at = placeOf(lines, error.pos[0]).line;
  const groups = outdentedGroups(file, yaml.split('\n'));
  const group = groups.find(({ changes }) => isSound(attempt(changes, yaml)));
  if (group) return group;
  let best: YamlFix | undefined;
  for (const fix of yamlFixes(file, yaml.split('\n'), at).slice(0, TRIALS)) {
    const again = attempt(fix.changes, yaml);
    if (!again) break;
    const next = firstError(again);
    const isPast =
      !next || placeOf(again.lines, next.pos[0]).line > Math.max(at, ...fix.changes.keys());
    // A change of the indentation often only moves the error, so it has to remove all of them to be preferred.
    if (isPast && (!next || fix.problem.code !== 'yaml-indent')) return fix;
    if (isPast) best ??= fix;
  }
  return best;
}

/** Returns the correction of a group whose fields are not indented, if YAML accepts them as they are. */
function outdentedGroup(
  file: string,
  yaml: string,
  { repeated }: ParsedYaml,
  attempt: Attempt,
): YamlFix | undefined {
  return outdentedGroups(file, yaml.split('\n')).find(({ changes }) => {
    const again = attempt(changes, yaml);
    return isSound(again) && again.repeated.length <= repeated.length;
  });
}

/**
 * Returns the correction of a field that appears twice because the entry of a list that it starts has no hyphen, or because it is not
 * indented below its group, which is empty.
 */
function twinFix(
  file: string,
  yaml: string,
  parsed: ParsedYaml,
  attempt: Attempt,
): YamlFix | undefined {
  const source = yaml.split('\n');
  const twins = parsed.repeated;
  for (const offset of twins) {
    const { line, column } = placeOf(parsed.lines, offset);
    const dashed = dashOfGroupMissing(takeApart(file, source, line));
    const again = dashed && attempt(dashed.changes, yaml);
    if (isSound(again) && again.repeated.length < twins.length) return dashed;
    if (!/^\s*\w+:\s*$/.test(source[line - 2] ?? '')) continue;
    const changes = new Map([[line, `  ${source[line - 1] ?? ''}`]]);
    const indented = attempt(changes, yaml);
    if (!isSound(indented) || indented.repeated.length >= twins.length) continue;
    return {
      problem: { code: 'yaml-indent', args: { by: 2 }, at: { file, line, column } },
      changes,
    };
  }
  return undefined;
}

/** Returns a function that parses corrections of one file until `TRIED_CHARACTERS` were parsed. */
function limitedAttempts(): Attempt {
  let left = TRIED_CHARACTERS;
  return (changes, yaml) => {
    left -= yaml.length;
    return left < 0 ? undefined : parseYaml(changed(yaml, changes));
  };
}

function isSound(parsed: ParsedYaml | undefined): parsed is ParsedYaml {
  return parsed !== undefined && !firstError(parsed);
}

function parseYaml(yaml: string): ParsedYaml {
  const lines = new LineCounter();
  // Mistakes have findings. The parser would also print warnings of its own.
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  // The parser compares each name with all others of its group, which takes minutes if there are thousands.
  const document = parseDocument(yaml, { ...options, uniqueKeys: false });
  const repeated: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        if (names.has(key.value)) repeated.push(key.range[0]);
        names.add(key.value);
      }
    },
  });
  return { document, lines, repeated };
}

/** Returns the first error that hides fields. A field that appears twice hides none. */
function firstError({ document }: ParsedYaml): YAMLError | undefined {
  return [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])[0];
}

function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function changed(yaml: string, changes: ReadonlyMap<number, string>): string {
  return yaml
    .split('\n')
    .map((line, index) => changes.get(index + 1) ?? line)
    .join('\n');
}
