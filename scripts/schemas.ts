import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { schemaFiles } from './handbook/schemaFiles.ts';

/** Writes the JSON Schemas of content/schemas/json/ from the contracts. `tests/editorSchemas.test.ts` fails if they are out of date. */
const folder = 'content/schemas/json';
const files = schemaFiles();
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(folder, name), text);
for (const file of globSync(`${folder}/*.json`)) if (!files.has(basename(file))) rmSync(file);
