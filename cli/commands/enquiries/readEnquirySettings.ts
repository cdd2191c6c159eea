import { join } from 'node:path';
import { readSettings } from '#api/settings.ts';
import type { Settings } from '#api/settings.ts';
import type { Project } from '#cli/project.ts';

/**
 * The settings of enquiries, from the environment. They are kept in `data/`, which no build touches, unless it says otherwise. Throws
 * `StoreUnavailable` where they cannot be used.
 */
export function readEnquirySettings({ root }: Project): Settings {
  return readSettings(process.env, join(root, 'data', 'enquiries.db'));
}
