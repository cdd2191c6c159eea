import { readFileSync } from 'node:fs';

/** The package.json of this code: the name by which a site imports it, and its version. */
export const ownPackage: { name: string; version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
