import { readFileSync, writeFileSync } from 'node:fs';
import { fillTables } from './handbook/fillTables.ts';

/** Writes the tables of fields in `content/README.md` from the contracts. `tests/handbook.test.ts` fails if they are out of date. */
const file = 'content/README.md';
writeFileSync(file, fillTables(readFileSync(file, 'utf8')));
