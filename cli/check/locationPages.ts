import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { locationPath, variantsOf } from '#cli/resolve/planPaths.ts';
import { choiceOf, pageParts } from '#cli/resolve/sharedParts.ts';
import type { SharedText } from '#cli/resolve/sharedParts.ts';

/** The page of a service in a town, with the texts that other pages may have too. */
export interface LocationParts {
  town: TownEntry;
  variant: VariantEntry;
  path: string;
  /** The phrasings of the variant, whose variables are not filled in. */
  phrasings: readonly SharedText[];
  /** The heading of the page and those of its passages, whose variables are not filled in. */
  headings: readonly SharedText[];
  sectorTexts: readonly SharedText[];
}

/** Yields the pages of services in towns. */
export function* locationPages(context: SiteContext): Generator<LocationParts> {
  const { variants } = context.content.collections;
  for (const town of context.towns) {
    for (const variant of variantsOf(town, variants)) {
      const { lead, passages, callToAction, sectors } = pageParts(town, variant, context);
      yield {
        town,
        variant,
        path: locationPath(town, variant),
        phrasings: [lead, ...passages, ...(callToAction ? [callToAction] : [])],
        headings: [
          chosen(town, variant, ['heading'], variant.data.heading),
          ...passages.map(({ index, heading }) =>
            chosen(town, variant, ['passages', index, 'heading'], heading),
          ),
        ],
        sectorTexts: sectors.flatMap(({ own }) => own ?? []),
      };
    }
  }
}

/** Returns the pattern that a page gets from a list. */
function chosen(
  town: TownEntry,
  variant: VariantEntry,
  path: DataPath,
  patterns: readonly string[],
): SharedText {
  const choice = choiceOf(town, variant, path.join('/'), patterns);
  return { file: variant.file, path: [...path, choice], text: patterns[choice] };
}
