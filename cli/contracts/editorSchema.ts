import { z } from 'zod';

/** The version of JSON Schema that editors support best. */
const DRAFT = 'draft-7';

/** The message for a line that is blank, has spaces at an end, or has a line break. */
const ONE_LINE = 'Expected one line of text without spaces at either end.';

/** A JSON Schema, as plain data. */
export type EditorSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns a contract as a JSON Schema for editors: with descriptions, choices and messages for values of the wrong form. `slugsOf`
 * returns the slugs of a collection; fields that refer to one offer them as choices.
 */
export function editorSchema(
  schema: z.ZodType,
  { title, slugsOf }: { title: string; slugsOf?: (collection: string) => readonly string[] },
): EditorSchema {
  return {
    ...z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
      target: DRAFT,
      override: ({ jsonSchema }) => adapt(jsonSchema, slugsOf),
    }),
    title,
  };
}

/** Replaces the metadata of the handbook with words that editors show, and adds the slugs of references. */
function adapt(node: EditorSchema, slugsOf?: (collection: string) => readonly string[]): void {
  const { kind, note, refersTo, ...rest } = node;
  const { description } = rest;
  delete node.kind;
  delete node.note;
  delete node.refersTo;
  delete node.isPattern;
  delete node.variables;
  if (typeof note === 'string') node.description = [description, note].filter(Boolean).join('. ');
  // Editors print this in place of the regular expression.
  if (description !== undefined && rest.pattern !== undefined) {
    const isLine = kind === 'line';
    node.patternErrorMessage = isLine ? ONE_LINE : `Expected ${description}.`;
  }
  if (typeof kind === 'string' && node.description === undefined) node.description = kind;
  if (slugsOf && typeof refersTo === 'string') node.enum = [...slugsOf(refersTo)];
}
