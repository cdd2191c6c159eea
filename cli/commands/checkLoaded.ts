import type { KnownEntries } from '#cli/model/knownEntries.ts';
import { checkContent } from '#cli/check/checkContent.ts';
import type { CheckOptions } from '#cli/check/checkContent.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { CheckedContent, LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { resolveContent } from '#cli/resolve/resolveContent.ts';
import type { ResolveOptions } from '#cli/resolve/resolveContent.ts';

/**
 * Checks the shape of loaded content, resolves it, and runs every rule. Returns the entries that match their schemas, and a context
 * if the site can be planned.
 */
export function checkLoaded(
  loaded: LoadedContent,
  options: ResolveOptions &
    Omit<CheckOptions, 'damaged' | 'texts'> & {
      /** The entries that matched their schemas as they are; none by default. */
      shaped?: KnownEntries;
    },
): { content: CheckedContent; context?: SiteContext; problems: Problem[] } {
  const { checked, damaged, problems } = checkShape(
    loaded,
    [...options.images.keys()],
    options.shaped,
  );
  const resolved = resolveContent(checked, loaded, options);
  const found = checkContent(resolved, { ...options, texts: loaded.texts, damaged });
  return { ...found, content: checked, problems: [...problems, ...found.problems] };
}
