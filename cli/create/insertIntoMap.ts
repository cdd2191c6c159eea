import { Document, isMap, isScalar, parseDocument } from 'yaml';
import type { Node, YAMLMap } from 'yaml';
import type { DataPath } from '#cli/model/finding.ts';

/**
 * Returns the text of a YAML file with an entry added at the end of a table. Everything else keeps its characters, comments included.
 * The entry is written like the last one of the table: in one line or in several. Returns `undefined` if `path` leads to no table.
 */
export function insertIntoMap(
  text: string,
  path: DataPath,
  key: string,
  value: unknown,
): string | undefined {
  const map = parseDocument(text).getIn(path, true);
  const last = isMap(map) ? map.items.at(-1) : undefined;
  if (!isMap(map) || !last || !map.range) return undefined;
  const node = last.value as Node | null;
  const start = (last.key as Node).range?.[0] ?? 0;
  const end = node?.range?.[1] ?? start;
  if (map.flow) {
    return `${text.slice(0, end)}, ${format(key, value, true).trim()}${text.slice(end)}`;
  }
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const isFlow = isMap(node) ? node.flow === true : false;
  const lines = format(key, value, false, isFlow)
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? line : indent + line));
  // The value of a block text ends with its line; others may be followed by a comment on the same line.
  const lineEnd = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
  const before = text.slice(0, lineEnd);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n${text.slice(lineEnd)}`;
}

function format(key: string, value: unknown, inFlow: boolean, isFlow = false): string {
  const document = new Document({ [key]: value });
  const map = document.contents as unknown as YAMLMap;
  const node = map.items[0]?.value;
  if (isMap(node)) node.flow = isFlow;
  if (!inFlow) {
    if (isScalar(node) && String(node.value).length > 60) node.type = 'BLOCK_FOLDED';
    return document.toString({ lineWidth: isFlow ? 0 : 96, flowCollectionPadding: true });
  }
  map.flow = true;
  return document.toString({ lineWidth: 0 }).trim().slice(1, -1);
}
