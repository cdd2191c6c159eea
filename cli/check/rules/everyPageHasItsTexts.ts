import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import { locationPages } from '../locationPages.ts';
import type { LocationRule } from '../rule.ts';

/**
 * Every page of a service in a town has a text for each of its parts: one of the choices is true in its nation and suits its
 * sectors. A field that lacks one is reported once, with the first page.
 */
export const everyPageHasItsTexts: LocationRule = (context) => {
  const missing = new Map<string, Problem & { code: 'phrasing-missing' }>();
  for (const { town, path, phrasings, sectorTexts } of locationPages(context)) {
    for (const part of [...phrasings, ...sectorTexts]) {
      if (part.text !== undefined) continue;
      const field = fieldName(part.path);
      const key = `${part.file} ${field}`;
      const known = missing.get(key);
      if (known) known.args.more += 1;
      else {
        missing.set(key, {
          code: 'phrasing-missing',
          args: { field, path, nation: town.data.nation, more: 0 },
          at: { file: part.file, path: part.path, on: 'key' },
        });
      }
    }
  }
  return [...missing.values()];
};
