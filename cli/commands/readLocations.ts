import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords } from '#schemas/countWords.ts';
import type { Content } from '#cli/model/content.ts';
import { locationPath, variantsOf } from '#cli/resolve/planPaths.ts';
import type { Route } from '#schemas/generated/route.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { MeasuredPage } from '#cli/similarity/measureLikeness.ts';
import { shinglesOf } from '#cli/similarity/shingles.ts';
import { visibleMainText } from '#cli/similarity/visibleText.ts';

/** Reads every built location page. Throws an ENOENT error if one was not built. */
export function readLocations(
  { collections }: Content,
  routes: readonly Route[],
  clientDir: string,
): MeasuredPage[] {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return collections.towns.flatMap((town) =>
    variantsOf(town, collections.variants).map((variant) => {
      const path = locationPath(town, variant);
      const text = visibleMainText(readFileSync(join(clientDir, pageFile(path)), 'utf8'));
      return {
        path,
        town: town.slug,
        variant: variant.slug,
        service: variant.data.service,
        rank: variant.data.rank,
        indexable: byPath.get(path)?.indexable ?? true,
        words: countWords(text),
        shingles: shinglesOf(text),
      };
    }),
  );
}
