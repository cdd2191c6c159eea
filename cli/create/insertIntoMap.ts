import { Document, isMap, isScalar, parseDocument } from 'yaml';
import type { Node, YAMLMap } from 'yaml';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import type { DataPath } from '#cli/model/finding.ts';

/**
 * Plans the edit that adds an entry at the end of a table of a YAML file. `text` is the normal text of the file. The entry is written
 * like the last one of the table: in one line or in several. Returns `undefined` if `path` leads to no table.
 */
export function insertIntoMap(
  text: string,
  path: DataPath,
  key: string,
  value: unknown,
): TextEdit | undefined {
  const map = parseDocument(text).getIn(path, true);
  const last = isMap(map) ? map.items.at(-1) : undefined;
  if (!isMap(map) || !last || !map.range) return undefined;
  const node = last.value as Node | null;
  const start = (last.key as Node).range?.[0] ?? 0;
  const end = node?.range?.[1] ?? start;
  if (map.flow) {
    return { start: end, end, text: `, ${format(key, value, true).trim()}` };
  }
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const isFlow = isMap(node) ? node.flow === true : false;
  const lines = format(key, value, false, isFlow)
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? line : indent + line));
  // The value of a block text ends with its line; others may be followed by a comment on the same line.
  const lineEnd = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
  const isOpen = text[lineEnd - 1] !== '\n';
  return { start: lineEnd, end: lineEnd, text: `${isOpen ? '\n' : ''}${lines.join('\n')}\n` };
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
