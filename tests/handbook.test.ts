import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#cli/project.ts';
import { LineSchema, SlugSchema } from '#schemas/fields.ts';
import { collections, singles } from '#schemas/collections.ts';
import { fieldTable } from '../scripts/handbook/fieldTable.ts';
import { fillTables } from '../scripts/handbook/fillTables.ts';

const handbook = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');

describe('the tables of the handbook', () => {
  test('are those of the contracts (npm run handbook writes them)', () => {
    expect(fillTables(handbook)).toBe(handbook);
  });

  test.each(Object.keys({ ...collections, ...singles }))('document every field of %s', (name) => {
    const { schema } =
      Object.entries({ ...collections, ...singles }).find(([key]) => key === name)?.[1] ?? {};
    const marker = handbook.includes(`<!-- fields: ${name} -->`);
    // Screens without additional fields are covered by the table of all screens.
    const own = schema && fillTables(`<!-- fields: ${name} -->\n`).split('\n').length > 4;
    expect(marker || !own).toBe(true);
  });
});

describe('a table of fields', () => {
  const schema = z.strictObject({
    name: LineSchema.describe('the name, such as "York"'),
    kind: z.enum(['town', 'city']).meta({ note: 'Ask the council' }),
    tags: z.array(LineSchema).optional().describe('a list of tags'),
    office: z
      .strictObject({ page: SlugSchema.describe('the name of a file') })
      .describe('the office'),
    people: z
      .array(z.strictObject({ age: z.int().describe('the age in years') }))
      .describe('those who work there'),
  });

  test('shows what each field is, whether it is required, and the fields of groups', () => {
    expect(fieldTable(schema)).toMatchInlineSnapshot(`
      "| Field | Required? | Meaning |
      | --- | --- | --- |
      | \`name\` | yes | line: the name, such as \`York\` |
      | \`kind\` | yes | \`town\` or \`city\`. Ask the council |
      | \`tags\` | no | a list of tags |
      | \`office\` | yes | the office. A group of: |
      | \`office.page\` | yes | slug: the name of a file |
      | \`people\` | yes | those who work there. A list of groups of: |
      | \`people.age\` | yes | whole number: the age in years |"
    `);
  });

  test('leaves out fields that are documented elsewhere', () => {
    expect(fieldTable(schema, ['name', 'kind', 'tags', 'office', 'office.page'])).not.toContain(
      '`name`',
    );
  });
});

test('a marker that names no contract is an error', () => {
  expect(() => fillTables('<!-- fields: villages -->\n')).toThrow('villages');
});
