import { resolve } from 'node:path';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { projectAt } from '#cli/project.ts';

/** The content folder of the sample agency. `SITE_TEST_CONTENT` sets another one, for example an edited copy. */
export const sampleContentDir = process.env.SITE_TEST_CONTENT
  ? resolve(process.env.SITE_TEST_CONTENT)
  : projectAt().contentDir;

let content: Promise<CheckedContent> | undefined;

/** Returns the content of the sample agency, loaded once in a process. Entries that do not match their schema are left out. */
export function sampleContent(): Promise<CheckedContent> {
  content ??= readSample();
  return content;
}

async function readSample(): Promise<CheckedContent> {
  const { loaded } = await loadContent(sampleContentDir, emptyParseCache());
  return checkShape(loaded).checked;
}
