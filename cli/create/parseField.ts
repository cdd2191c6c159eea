import type { ContractNode } from '#cli/contracts/contractTree.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { KnownFields } from './mark.ts';
import { mergeFields } from './mark.ts';

/** The largest index in the name of a field. No list of the content is nearly as long. */
const LARGEST_INDEX = 99;

/**
 * Parses a field of the command line, such as `population=13213`, `search.title=Whitby` or `tags=Product,Law`. Returns `undefined`
 * if there is no name or no `=`, or if an index is above `LARGEST_INDEX`. The value is checked later, so a value of another kind is kept as it
 * is.
 */
export function parseField(text: string, tree: ContractNode): KnownFields | undefined {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (!name?.trim() || value === undefined) return undefined;
  const path = name
    .trim()
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (path.length === 0 || path.some((step) => Number(step) > LARGEST_INDEX)) return undefined;
  return fieldAt(path, parseValue(value.trim(), nodeAt(tree, path))) as KnownFields;
}

/** Returns fields in which only the field at `path` is set. */
export function fieldAt(path: DataPath, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'string') return { [step]: inner };
    return [...Array.from({ length: step }, () => undefined), inner];
  }, value);
}

/** Returns a typed text as a value of the kind that a field expects. A text of another kind is returned as it is. */
export function parseValue(text: string, field: ContractNode | undefined): unknown {
  if (field?.type === 'array') {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
    const reference = referenceIn(field.items);
    return items.map((item) => (reference ? { [reference]: item } : parseValue(item, field.items)));
  }
  if (field?.type === 'number' || field?.type === 'integer') {
    return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  }
  if (field?.type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

/** Returns the field of a group that refers to another entry, such as `sector` in the sectors of a town. */
export function referenceIn(group: ContractNode | undefined): string | undefined {
  return Object.entries(group?.properties ?? {}).find(([, field]) => field.refersTo)?.[0];
}

/** Returns all fields together; later ones replace earlier ones. */
export function joinFields(fields: readonly KnownFields[]): KnownFields {
  return fields.reduce((all, one) => mergeFields(all, one) as KnownFields, {});
}

function nodeAt(tree: ContractNode, path: DataPath): ContractNode | undefined {
  let node: ContractNode | undefined = tree;
  for (const step of path) {
    if (typeof step === 'number') node = node?.items;
    else {
      const entry: ContractNode['additionalProperties'] = node?.additionalProperties;
      node = node?.properties?.[step] ?? (typeof entry === 'object' ? entry : undefined);
    }
  }
  return node;
}
