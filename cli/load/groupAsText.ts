import { z } from 'zod';
import { asYaml } from './correctValue.ts';
import { factsOf, schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';
import { indentOf } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** Corrects a group whose first field is written in the line of its name: "search: A title" above "  description: A text". */
export function groupAsText({ file, source, number, start, value }: Line): YamlFix | undefined {
  const [, name] = /^(\w+):\s+$/.exec(start) ?? [];
  if (name === undefined || /^(?:[{[&*!#]|[>|][+-]?\d?$|$)/.test(value)) return undefined;
  const schema = schemaOf(file);
  const group = schema && schemaAt(schema, [name]);
  if (!group) return undefined;
  const { description = 'a group of fields', fields } = factsOf(group);
  const below = source.slice(number);
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) === 0);
  const others = below
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line) => /^ +(\w+):(?:\s|$)/.exec(line)?.[1] ?? []);
  const own = fields.find((field) => !others.includes(field) && isRequired(group, field));
  const isGroup = others.some((field) => fields.includes(field));
  if (own === undefined || !isGroup) return undefined;
  const [before = ''] = new RegExp(`^${own}: +`).exec(value) ?? [];
  const text = value.slice(before.length);
  // In quotation marks, "#" starts no comment.
  const inMarks = /^(["']).*?\1(?=\s+#|$)/.exec(text)?.[0];
  const plain = text.replace(/\s+#.*$/, '');
  const args = {
    field: name,
    found: before + (inMarks?.slice(1, -1) ?? plain),
    expected: description,
    kind: 'group' as const,
    write: `${own}: ${inMarks ?? asYaml(plain, false)}`,
  };
  const at = { file, line: number, column: start.length + 1 };
  return {
    problem: { code: 'field-invalid', args, at },
    changes: new Map([[number, `${name}:`]]),
  };
}

function isRequired(group: z.core.$ZodType, field: string): boolean {
  const schema = schemaAt(group, [field]);
  return schema !== undefined && !z.safeParse(schema, undefined).success;
}
