import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shapeProblems } from '#cli/load/shapeProblems.ts';
import { factsOf, schemaAt } from '#cli/load/schemaAt.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { collections, singles } from '#schemas/collections.ts';

const files = [...Object.entries(collections), ...Object.entries(singles)].map(
  ([name, { schema }]) => [name, schema] as [string, z.ZodType],
);

/** Returns the path of every field of a schema, at every depth. A list stands for its first entry, and a table for one row. */
function fieldsIn(schema: z.core.$ZodType, path: DataPath = []): DataPath[] {
  const core =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  const below = (step: string | number, inner: z.core.$ZodType) => [
    [...path, step],
    ...fieldsIn(inner, [...path, step]),
  ];
  if (core instanceof z.ZodObject) {
    return Object.entries(core.shape as z.core.$ZodShape).flatMap(([name, inner]) =>
      below(name, inner),
    );
  }
  if (core instanceof z.ZodArray) return below(0, core.element);
  return core instanceof z.ZodRecord ? below('row', core.valueType) : [];
}

/** Returns data in which the field at `path` has a value, and in which all else is missing. */
function dataWith(path: DataPath, value: unknown): unknown {
  return path.reduceRight((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);
}

describe('every field of every file', () => {
  test.each(files)('of %s says what it expects, whatever it holds', (_, schema) => {
    for (const path of fieldsIn(schema)) {
      const here = schemaAt(schema, path);
      expect(here && factsOf(here), path.join('.')).toMatchObject({
        description: expect.stringMatching(/^\S.{3,}/),
        kind: expect.any(String),
      });
      for (const value of [null, '', 7.5, true, [], ['x', 'y'], { x: 1 }]) {
        const data = dataWith(path, value);
        const result = schema.safeParse(data);
        const problems = result.error
          ? shapeProblems(schema, { file: 'a.yaml', data }, result.error.issues)
          : [];
        for (const { args } of problems) {
          expect(args).not.toMatchObject({ expected: expect.stringContaining('another') });
        }
      }
    }
  });
});

describe('the facts about a field', () => {
  const inner = z.string().describe('inner');

  test('are those of the outermost description', () => {
    expect(factsOf(inner.optional()).description).toBe('inner');
    expect(factsOf(inner.optional().describe('outer')).description).toBe('outer');
    expect(factsOf(inner.nullable().default('x')).description).toBe('inner');
  });

  test('list its choices', () => {
    expect(factsOf(z.enum(['a', 'b']).optional())).toMatchObject({
      kind: 'choice',
      choices: ['a', 'b'],
    });
  });
});
