import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#cli/project.ts';
import { planFormWords } from '#cli/resolve/planFormWords.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { SiteSchema } from '#schemas/site.ts';
import { WordsSchema } from '#schemas/words.ts';

const read = (file: string): unknown =>
  parse(readFileSync(join(projectRoot, 'content', file), 'utf8'));

/** The words of the interface. Tests name them instead of repeating them, because an agency may change each of them. */
export const words = WordsSchema.parse(read('words.yaml'));

/** The facts of the site, some of which are part of the words of forms. */
export const site = SiteSchema.parse(read('site.yaml'));

/** The words of the forms, as a browser gets them. */
export const formWords = planFormWords(words.forms, site);

/** The words of the handler of enquiries. */
export const handlerWords: HandlerWords = {
  forms: formWords,
  enquiries: words.enquiries,
  agency: site.name,
  timeZone: site.timeZone,
};
