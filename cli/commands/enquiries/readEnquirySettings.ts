import { join } from 'node:path';
import { readSettings } from '#api/settings.ts';
import type { Settings } from '#api/settings.ts';
import type { Project } from '#cli/project.ts';

/**
 * Reads the settings of enquiries from the environment. Unless the environment names another place, enquiries are stored in
 * `data/`, which no build changes. Throws `StoreUnavailable` if the settings cannot be used.
 */
export function readEnquirySettings({ siteRoot }: Project): Settings {
  return readSettings(process.env, join(siteRoot, 'data', 'enquiries.db'));
}
