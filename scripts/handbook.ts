import { readFileSync, writeFileSync } from 'node:fs';
import { findingsPage } from './handbook/findingsPage.ts';
import { fillTables } from './handbook/fillTables.ts';

/**
 * Writes the tables of fields in `content/README.md` from the contracts, and `docs/findings.md` from the explanations of findings.
 * `tests/handbook.test.ts` and `tests/findings.test.ts` fail if they are out of date.
 */
const file = 'content/README.md';
writeFileSync(file, fillTables(readFileSync(file, 'utf8')));
writeFileSync('docs/findings.md', await findingsPage());
