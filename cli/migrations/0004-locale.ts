import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { fieldsOf } from './fieldsOf.ts';
import type { ContentTexts, Migration, MigrationPlan } from './migration.ts';
import { siteFile } from './siteFile.ts';

/** The settings that the code had, as the lines of fields. */
const settings: readonly (readonly [field: string, value: string])[] = [
  ['locale', 'en-GB'],
  ['currency', 'GBP'],
  ['distances', 'miles'],
  ['timeZone', 'Europe/London'],
  ['country', 'GB'],
  ['nations', '[England, Scotland, Wales, Northern Ireland]'],
];

/** Every site was British. */
export const locale: Migration = {
  version: 4,
  release: '1.1.0',
  summary: 'The language, the currency, the time zone and the country are in content/site.yaml.',
  plan,
};

function plan(texts: ContentTexts): MigrationPlan {
  const text = texts.get(siteFile);
  const site = fieldsOf(texts, siteFile);
  const missing = settings.filter(([field]) => !(field in site));
  if (text === undefined || missing.length === 0) return { changes: [] };
  const lines = missing.map(([field, value]) => `${field}: ${value}\n`).join('');
  return {
    changes: [{ file: siteFile, edits: fieldEdits(siteFile, text).insert([], lines, 'url') }],
  };
}
