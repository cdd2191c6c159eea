import type { ContractNode } from '#cli/contracts/contractTree.ts';

/**
 * Returns the choices of the value that starts before a position: those of the contract, the slugs of the collection that a field refers
 * to, or true and false. Empty if the value is not a choice, or if the position is not in a value. The path to the value is read from the
 * indentation, so that it works while the line is incomplete.
 */
export function choicesAt(
  yaml: string,
  { line, character }: { line: number; character: number },
  tree: ContractNode,
  slugsOf: (collection: string) => readonly string[],
): { choices: readonly string[]; start: number } {
  const lines = yaml.split('\n');
  const before = (lines[line] ?? '').slice(0, character);
  const [whole, lead = '', key, , typed = ''] = VALUE.exec(before) ?? [];
  if (whole === undefined || (key === undefined && !lead.includes('-'))) {
    return { choices: [], start: character };
  }
  const path = [...parentsOf(lines.slice(0, line), lead), ...(key === undefined ? [] : [key])];
  const field = path.reduce<ContractNode | undefined>((node, step) => {
    return node && stepInto(node, step);
  }, tree);
  return { choices: choicesOf(field, slugsOf), start: character - typed.length };
}

/** Returns the part of a contract below a key, or below a dash. In a choice of contracts it is that of the first with such a part. */
function stepInto(node: ContractNode, step: string): ContractNode | undefined {
  const entry = node.additionalProperties;
  const part = step === '-' ? node.items : node.properties?.[step];
  if (part) return part;
  if (step !== '-' && typeof entry === 'object') return entry;
  for (const option of node.anyOf ?? []) {
    const found = stepInto(option, step);
    if (found) return found;
  }
  return undefined;
}

/** Matches a line up to a value: its indentation and dashes, its key, and the part of the value that is typed. */
const VALUE = /^((?: |- )*)(?:([\w-]+):( +))?([\w-]*)$/;

/** Returns the keys, and a dash for each list, that lead to a line with this indentation. */
function parentsOf(above: readonly string[], lead: string): string[] {
  const path: string[] = [];
  let limit = lead.length;
  if (lead.includes('-')) {
    path.unshift('-');
    limit = lead.indexOf('-') + 1;
  }
  for (const text of above.toReversed()) {
    const [, indent = '', dash = '', key] = /^( *)(- )?([\w-]+):/.exec(text) ?? [];
    if (key === undefined) continue;
    const column = indent.length + dash.length;
    // The first key of a list item follows the dash, in the same column as its siblings.
    if (dash && column === limit && !path.length) {
      path.unshift('-');
      limit = indent.length + 1;
    } else if (column < limit) {
      path.unshift(...(dash ? ['-', key] : [key]));
      limit = column;
    } else if (dash && column === limit && path[0] !== '-') {
      path.unshift('-');
      limit = indent.length + 1;
    }
    if (limit === 0) break;
  }
  return path;
}

function choicesOf(
  field: ContractNode | undefined,
  slugsOf: (collection: string) => readonly string[],
): readonly string[] {
  if (field?.enum) return field.enum;
  if (field?.refersTo) return slugsOf(field.refersTo);
  if (field?.type === 'boolean') return ['true', 'false'];
  return (field?.anyOf ?? []).flatMap((one) => choicesOf(one, slugsOf));
}
