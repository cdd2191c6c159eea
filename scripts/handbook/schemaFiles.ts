import { contractFiles } from '#cli/contracts/contractFiles.ts';
import { editorSchema } from '#cli/contracts/editorSchema.ts';

/**
 * Returns the JSON Schema of each contract by its file name. They hold no slugs, because a new town must not change files that a pull
 * request about content does not touch; `site language-server` offers them.
 */
export function schemaFiles(): Map<string, string> {
  return new Map(
    contractFiles.map(({ name, pattern, schema }) => [
      `${name}.json`,
      `${JSON.stringify(editorSchema(schema, { title: `content/${pattern}` }), null, 2)}\n`,
    ]),
  );
}
