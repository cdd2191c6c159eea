import { groupsNamed } from './schemaAt.ts';
import { indentOf } from './yamlLine.ts';
import type { YamlFix } from './yamlLine.ts';

/**
 * Returns corrections of groups whose fields start in the column of the group's own name, so that YAML takes the group for empty. The
 * fields of a group are those that a schema has for a group of that name.
 */
export function outdentedGroups(file: string, source: readonly string[]): YamlFix[] {
  return source.flatMap((line, index): YamlFix[] => {
    const [, space, name = ''] = /^( *)(\w+):\s*$/.exec(line) ?? [];
    if (space === undefined) return [];
    const own = space.length;
    const below = source.slice(index + 1).find((text) => text.trim() !== '');
    // Most groups are indented, so their schemas need not be found.
    if (below === undefined || indentOf(below) !== own) return [];
    const group = groupsNamed(name);
    if (!group) return [];
    const changes = new Map<number, string>();
    const seen = new Set<string>();
    for (let next = index + 1; next < source.length; next++) {
      const text = source[next] ?? '';
      if (text.trim() === '') continue;
      const key = indentOf(text) === own ? /^([\w-]+):/.exec(text.trim())?.[1] : undefined;
      if (indentOf(text) < own) break;
      if (indentOf(text) === own) {
        if (key === undefined || seen.has(key) || !group.has(key)) break;
        seen.add(key);
      } else if (seen.size === 0) break;
      else if (
        /^[\w-]+:/.test(text.trim()) &&
        indentOf(text) === own + 2 &&
        hasText(source, next)
      ) {
        // The field below is indented as it should be, so the outdented ones end here.
        break;
      }
      changes.set(next + 1, `  ${text}`);
    }
    const first = [...changes.keys()][0];
    if (first === undefined) return [];
    const last = [...changes.keys()].at(-1) ?? first;
    const at = { file, line: first, column: own + 1 };
    const args = { by: 2, ...(seen.size > 1 && { last }) };
    return [{ problem: { code: 'yaml-indent', args, at }, changes }];
  });

  /** Returns whether the outdented field above a line has its text, so that the line is not part of it. */
  function hasText(lines: readonly string[], index: number): boolean {
    const above = lines
      .slice(0, index)
      .findLast((line) => line.trim() !== '' && indentOf(line) <= indentOf(lines[index] ?? ''));
    return above !== undefined && !/:\s*$/.test(above);
  }
}
