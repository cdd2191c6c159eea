import type { z } from 'zod';
import { contractTree } from '#cli/contracts/contractTree.ts';
import type { ContractNode as Node } from '#cli/contracts/contractTree.ts';

/**
 * Returns the fields of a contract as a Markdown table: name, whether it is required, and its meaning. Fields of groups follow their
 * group, named with a point (`card.title`). Fields in `without` are left out.
 */
export function fieldTable(schema: z.ZodType, without: readonly string[] = []): string {
  const rows = rowsOf(contractTree(schema), '').filter(([name]) => !without.includes(name));
  return [
    '| Field | Required? | Meaning |',
    '| --- | --- | --- |',
    ...rows.map(([name, required, meaning]) => `| \`${name}\` | ${required} | ${meaning} |`),
  ].join('\n');
}

type Row = [name: string, required: 'yes' | 'no', meaning: string];

function rowsOf(node: Node, prefix: string): Row[] {
  // A table such as `prices.yaml` has one row of fields for each slug.
  const entry = node.additionalProperties;
  if (!node.properties && typeof entry === 'object') return rowsOf(entry, prefix);
  return Object.entries(node.properties ?? {}).flatMap(([name, field]): Row[] => {
    const required = node.required?.includes(name) ? 'yes' : 'no';
    const group = groupOf(field);
    return [
      [prefix + name, required, meaningOf(field)],
      ...(group ? rowsOf(group, `${prefix}${name}.`) : []),
    ];
  });
}

/** Returns the group whose fields get rows of their own: the field itself or the items of its list. Named kinds have none. */
function groupOf(field: Node): Node | undefined {
  const group = field.type === 'array' ? field.items : field;
  return group?.properties && !group.kind ? group : undefined;
}

function meaningOf(field: Node): string {
  const { note } = field;
  const description = (field.description ?? '').replace(/"([^"]+)"/g, '`$1`');
  const text = [summaryOf(field, description), note].filter(Boolean).join('. ');
  return groupOf(field)
    ? `${text}. A ${field.type === 'array' ? 'list of groups' : 'group'} of:`
    : text;
}

function summaryOf(field: Node, description: string): string {
  if (field.enum) return choices(field.enum);
  if (groupOf(field)) return description;
  // Named groups, such as pictures, are explained once, under "Kinds of values". Each colour has a use of its own.
  if (field.kind && field.type === 'object' && field.kind !== 'colour') return field.kind;
  const kind = kindOf(field);
  const [first = ''] = kind.split(' ');
  // A description such as "a list of tags" already names the kind.
  return new RegExp(`^an? ${first}\\b`).test(description) ? description : `${kind}: ${description}`;
}

function kindOf({ kind, type, format, items, properties }: Node): string {
  if (kind) return kind;
  if (type === 'array') return items ? `list of ${pluralOf(items)}` : 'list';
  if (type === 'boolean') return 'yes/no';
  if (type === 'integer') return 'whole number';
  if (type === 'number') return 'number';
  if (type === 'object') return properties ? 'group' : 'table';
  if (format === 'email') return 'email address';
  return 'text';
}

function pluralOf(item: Node): string {
  const kind = item.enum ? 'choice' : kindOf(item);
  if (kind === 'heading and text') return 'headings with text';
  if (item.type === 'array') return kind.replace('list', 'lists');
  return kind.endsWith('s') ? kind : `${kind}s`;
}

function choices(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}
