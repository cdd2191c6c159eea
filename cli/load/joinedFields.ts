import { areSiblings, isField } from './schemaAt.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Separates two fields of a group that are on one line. Returns `undefined` if the second one is on another line too. */
export function joinedFields({ file, source, number, start, value }: Line): YamlFix | undefined {
  const name = /([A-Za-z]\w*):\s+$/.exec(start)?.[1];
  if (name === undefined || /^["'>|[{]/.test(value)) return undefined;
  const [, first = '', other = '', rest = ''] =
    /^(\S.*?)[,;]?\s+([a-z]\w*):(?:\s+(.*))?$/.exec(value) ?? [];
  if (!isField(other) || !areSiblings(name, other)) return undefined;
  if (source.some((line) => line.replace(/^[\s-]*/, '').startsWith(`${other}:`))) return undefined;
  const write = `${other}: ${rest}`.trimEnd();
  const column = start.length + value.indexOf(`${other}:`, first.length) + 1;
  return {
    problem: {
      code: 'yaml-fields-joined',
      args: { field: name, other, write },
      at: { file, line: number, column },
    },
    // The second field has no line of its own in the corrected text, because every line keeps its number.
    changes: new Map([[number, start + first]]),
  };
}
