import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Content } from '#cli/model/content.ts';
import { projectRoot } from '#cli/project.ts';
import type { Site } from '#schemas/site.ts';
import { WordsSchema } from '#schemas/words.ts';

/** Returns the settings and words with which figures are written: those of the sample, with some settings of another agency. */
export function figureWords(
  settings: Partial<Site> = {},
): Pick<Content['singles'], 'site' | 'words'> {
  const words = WordsSchema.parse(
    parse(readFileSync(join(projectRoot, 'content', 'words.yaml'), 'utf8')),
  );
  const site = { locale: 'en-GB', currency: 'GBP', distances: 'miles', country: 'GB', ...settings };
  // The functions under test read these fields only.
  return { site: { data: site }, words: { data: words } } as Pick<
    Content['singles'],
    'site' | 'words'
  >;
}
