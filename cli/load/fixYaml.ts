import { LineCounter, parseDocument } from 'yaml';
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
      ? findFix(file, yaml, parsed, error)
      : (outdentedGroup(file, yaml, parsed) ??
        twinFix(file, yaml, parsed) ??
        silentMistakes(file, yaml, parsed.document, parsed.lines).find(
          ({ changes }) => !firstError(parseYaml(changed(yaml, changes))),
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
  const twins = duplicates(parsed, yaml);
  if (twins.length > 0 && problems.some(({ code }) => code === 'yaml-indent')) {
    return { yaml, ...parsed, problems, fixed, isReadable: false };
  }
  for (const offset of twins) {
    const at = { file, ...placeOf(parsed.lines, offset) };
    const key = /^["']?([^"':]*)/.exec(yaml.slice(offset))?.[1] ?? '';
    problems.push({ code: 'yaml-duplicate-key', args: { key }, at });
    fixed.add(at.line);
  }
  const isReadable = !firstError(parsed);
  return { yaml, ...parsed, problems, fixed, isReadable };
}

/** Returns the first correction with which no error is left, otherwise the first with which the parser reads beyond the error. */
function findFix(
  file: string,
  yaml: string,
  { lines }: ReturnType<typeof parseYaml>,
  error: YAMLError,
): YamlFix | undefined {
  const at = placeOf(lines, error.pos[0]).line;
  const groups = outdentedGroups(file, yaml.split('\n'));
  const group = groups.find(({ changes }) => !firstError(parseYaml(changed(yaml, changes))));
  if (group) return group;
  let best: YamlFix | undefined;
  for (const fix of yamlFixes(file, yaml.split('\n'), at).slice(0, TRIALS)) {
    const again = parseYaml(changed(yaml, fix.changes));
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
  { document }: ReturnType<typeof parseYaml>,
): YamlFix | undefined {
  return outdentedGroups(file, yaml.split('\n')).find(({ changes }) => {
    const again = parseYaml(changed(yaml, changes));
    return again.document.errors.length <= document.errors.length && !firstError(again);
  });
}

/**
 * Returns the correction of a field that appears twice because the entry of a list that it starts has no hyphen, or because it is not
 * indented below its group, which is empty.
 */
function twinFix(
  file: string,
  yaml: string,
  parsed: ReturnType<typeof parseYaml>,
): YamlFix | undefined {
  const source = yaml.split('\n');
  const twins = duplicates(parsed, yaml);
  for (const offset of twins) {
    const { line, column } = placeOf(parsed.lines, offset);
    const dashed = dashOfGroupMissing(takeApart(file, source, line));
    if (dashed && parseYaml(changed(yaml, dashed.changes)).document.errors.length < twins.length) {
      return dashed;
    }
    if (!/^\s*\w+:\s*$/.test(source[line - 2] ?? '')) continue;
    const changes = new Map([[line, `  ${source[line - 1] ?? ''}`]]);
    const again = parseYaml(changed(yaml, changes));
    if (firstError(again) || again.document.errors.length >= twins.length) continue;
    return {
      problem: { code: 'yaml-indent', args: { by: 2 }, at: { file, line, column } },
      changes,
    };
  }
  return undefined;
}

/** Returns the positions of repeated field names. */
function duplicates({ document }: { document: Document }, yaml: string): number[] {
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => pos[0] + (/^\s*/.exec(yaml.slice(pos[0]))?.[0].length ?? 0));
}

function parseYaml(yaml: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  // Mistakes have findings. The parser would also print warnings of its own.
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  return { document: parseDocument(yaml, options), lines };
}

/** Returns the first error that hides fields. A field that appears twice hides none. */
function firstError({ document }: { document: Document }): YAMLError | undefined {
  return [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .sort((a, b) => a.pos[0] - b.pos[0])[0];
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
