import { join, resolve } from 'node:path';
import { readSettings } from '#api/settings.ts';
import type { Settings } from '#api/settings.ts';
import type { Project } from '#cli/project.ts';

/**
 * Reads the settings of enquiries from the environment. Unless the environment names another place, enquiries are stored in
 * `data/`, which no build changes. A relative path starts at the folder of the site, so that all commands use the same file, whatever folder
 * they run in. Throws `StoreUnavailable` if the settings cannot be used.
 */
export function readEnquirySettings({ siteRoot }: Project): Settings {
  const settings = readSettings(process.env, join(siteRoot, 'data', 'enquiries.db'));
  const { store } = settings;
  return store.kind === 'sqlite'
    ? { ...settings, store: { ...store, file: resolve(siteRoot, store.file) } }
    : settings;
}
