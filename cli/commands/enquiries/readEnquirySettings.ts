import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings } from '#api/settings.ts';
import type { Settings } from '#api/settings.ts';
import type { Project } from '#cli/project.ts';

/**
 * The settings of enquiries: what the environment says, and below it what the file `.env` beside package.json says. Enquiries are kept
 * in `data/`, which no build touches, unless they say otherwise. Throws `StoreUnavailable` where they cannot be used.
 */
export function readEnquirySettings({ root }: Project): Settings {
  const file = join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return readSettings({ ...written, ...process.env }, join(root, 'data', 'enquiries.db'));
}
