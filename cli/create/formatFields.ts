import { Document, isMap, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Node } from 'yaml';
import type { ContractNode } from '#cli/contracts/contractTree.ts';
import { TO_WRITE } from '#cli/load/unwritten.ts';
import { wrapText } from '#cli/report/wrapText.ts';
import { isGroup, Mark } from './mark.ts';
import type { KnownFields } from './mark.ts';

/** The length of the longest line, as in the files of the sample. */
const LINE_WIDTH = 100;

/**
 * Returns the fields of a new entry as YAML, in the order of the contract. Required fields that are not in `known` get a text that
 * starts with "TO WRITE". A comment above each field says what it is for; comments at the end list the optional fields.
 */
export function formatFields(tree: ContractNode, known: KnownFields): string {
  const map = groupNode(tree, known, true);
  const optional = Object.entries(tree.properties ?? {})
    .filter(([name]) => !tree.required?.includes(name) && !(name in known) && name !== 'sample')
    .map(([name, field]) => wrapComment(`${name}: ${describe(field)}`));
  const text = formatNode(map);
  if (optional.length === 0) return text;
  const lines = ['# Optional fields:', ...optional.flatMap((one) => one.split('\n'))];
  return `${text}${lines.map((line) => (line.startsWith('#') ? line : `#  ${line}`)).join('\n')}\n`;
}

function formatNode(node: Node): string {
  const document = new Document();
  document.contents = node as never;
  return document.toString({ lineWidth: LINE_WIDTH });
}

function groupNode(tree: ContractNode, known: KnownFields, hasComments: boolean): YAMLMap {
  const map = new YAMLMap();
  const properties = tree.properties ?? {};
  const names = [
    ...Object.keys(properties).filter(
      (name) => tree.required?.includes(name) || known[name] !== undefined,
    ),
    // Fields that the contract does not have are written too, so that the check reports them.
    ...Object.keys(known).filter((name) => !Object.hasOwn(properties, name)),
  ];
  for (const name of names) {
    const field = (Object.hasOwn(properties, name) && properties[name]) || {};
    const key = new Scalar(name);
    const { node, note } = valueNode(field, known[name], hasComments);
    const comments = [
      ...(hasComments && field.description && note !== field.description
        ? [wrapComment(describe(field))]
        : []),
      ...(note === undefined ? [] : [` ${TO_WRITE}: ${note}`]),
    ];
    if (comments.length > 0) key.commentBefore = comments.join('\n');
    map.items.push(new Pair(key, node));
  }
  return map;
}

/** Returns the node of a value. `note` is the comment of a value that is a guess. */
function valueNode(
  field: ContractNode,
  known: unknown,
  hasComments: boolean,
): { node: Node; note?: string } {
  if (known instanceof Mark) {
    return { ...valueNode(field, known.value, hasComments), note: known.note };
  }
  if (field.properties && (known === undefined || isGroup(known))) {
    return { node: groupNode(field, known ?? {}, hasComments) };
  }
  const entry = field.additionalProperties;
  if (typeof entry === 'object' && isGroup(known)) {
    const map = new YAMLMap();
    for (const [key, value] of Object.entries(known)) {
      map.items.push(new Pair(new Scalar(key), valueNode(entry, value, false).node));
    }
    return { node: map };
  }
  if (field.type === 'array' && (known === undefined || Array.isArray(known))) {
    return listNode(field, known);
  }
  if (known === undefined) return placeholder(field);
  // A group or a list in place of another value is written too, so that the check reports it.
  const isNested = typeof known === 'object' && known !== null;
  return { node: isNested ? new Document().createNode(known) : scalarNode(known) };
}

function listNode(field: ContractNode, known?: readonly unknown[]): { node: Node; note?: string } {
  const list = new YAMLSeq();
  const values = known ?? Array.from({ length: field.minItems ?? 0 }, () => undefined);
  let note: string | undefined;
  for (const value of values) {
    const item = valueNode(itemOf(field), value, false);
    note ??= item.note;
    list.items.push(item.node);
  }
  if (list.items.every((item) => !isMap(item)) && list.items.length === 0) list.flow = true;
  return { node: list, ...(note !== undefined && { note }) };
}

/** Returns the contract of the items of a list. Texts are described by the list, because most items have no words of their own. */
function itemOf({ items = {}, description }: ContractNode): ContractNode {
  const isText = items.type === 'string' || items.anyOf !== undefined;
  return isText && description !== undefined ? { ...items, description } : items;
}

/** Returns a valid placeholder for an unknown value. */
function placeholder(field: ContractNode): { node: Node; note?: string } {
  const { type, minimum = 1, description = 'a value' } = field;
  if (field.enum) return { node: scalarNode(field.enum[0]), note: describe(field) };
  if (type === 'boolean') return { node: scalarNode(false) };
  if (type === 'integer' || type === 'number') {
    return { node: scalarNode(Math.max(minimum, 1)), note: description };
  }
  if (type === 'object') return { node: new YAMLMap() };
  return { node: scalarNode(`${TO_WRITE}: ${description}`) };
}

function scalarNode(value: unknown): Scalar {
  const scalar = new Scalar(value);
  if (typeof value === 'string' && value.length > 60 && value.includes(' ')) {
    scalar.type = Scalar.BLOCK_FOLDED;
  }
  return scalar;
}

/** Returns what a field is for, in one or more sentences, with its choices. */
export function describe({ description = '', note, enum: choices }: ContractNode): string {
  const isListed = choices?.every((choice) => description.includes(choice));
  const plain = (text: string) => text.replace(/["`*]/g, '');
  return [
    description,
    ...(choices && !isListed ? [`One of ${choices.join(', ')}`] : []),
    // Some notes say the same as the description, with the marks of the handbook.
    ...(note &&
    !plain(description).endsWith(plain(note)) &&
    !plain(note).includes(plain(description))
      ? [note.replaceAll('**', '')]
      : []),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Returns a comment with a line break wherever a line would be too long. Each line starts with a space. */
function wrapComment(text: string): string {
  return wrapText(text, { width: LINE_WIDTH - 4, indent: ' ' });
}
