import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settingsIn } from './siteSettings.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Reads the settings of a project whose content is not loaded. The check of the content reports a file that is missing or broken. */
export function readSettings({ contentDir }: { contentDir: string }): SiteSettings {
  try {
    return settingsIn(parse(readFileSync(join(contentDir, 'site.yaml'), 'utf8')));
  } catch {
    return settingsIn(undefined);
  }
}
