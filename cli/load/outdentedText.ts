import { indentOf } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/**
 * Indents the text below a field or an entry that ends with ">-" or "|", or the lines of it that start no further in than the field. Returns
 * `undefined` if there is no such text.
 */
export function outdentedText({ file, source, number, text, start }: Line): YamlFix | undefined {
  if (!/[:-]\s+[>|][+-]?\d?\s*$/.test(text)) return undefined;
  // YAML counts from the name of a field, and from the hyphen of an entry without a name.
  const own = start.includes(':') ? start.search(/[^\s-]/) : indentOf(text);
  const changes = new Map<number, string>();
  let isFilled = false;
  for (let next = number; next < source.length; next++) {
    const line = source[next] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) > own) {
      // The text continues below a line that is not indented.
      if (changes.size === 0) isFilled = true;
      continue;
    }
    if (/^\s*(?:- |---|["']?[a-z][\w-]*["']?:(?:\s|$))/.test(line)) break;
    changes.set(next + 1, ' '.repeat(own + 2) + line.trim());
  }
  const [first] = changes.keys();
  if (first === undefined) return undefined;
  const last = [...changes.keys()].at(-1) ?? first;
  const column = indentOf(source[first - 1] ?? '') + 1;
  return {
    problem: {
      code: 'yaml-indent',
      args: {
        by: own + 3 - column,
        ...(last - first + 1 === changes.size && last > first && { last }),
        ...(isFilled ? { belongs: text.trim().replace(/:.*$/, '') } : { below: text.trim() }),
      },
      at: { file, line: first, column },
    },
    changes,
  };
}
