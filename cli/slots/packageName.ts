import { readFileSync } from 'node:fs';

const manifest: { name: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The name of this package, by which a site imports it. */
export const packageName = manifest.name;
