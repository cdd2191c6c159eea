import { checkContent } from '#cli/check/checkContent.ts';
import type { CheckOptions } from '#cli/check/checkContent.ts';
import { factInputs } from '#cli/check/factInputs.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { KeepShapes } from '#cli/load/checkShape.ts';
import type { CheckedContent, LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { resolveContent } from '#cli/resolve/resolveContent.ts';
import { lazily } from '#schemas/lazily.ts';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import type { ResolveOptions } from '#cli/resolve/resolveContent.ts';

/**
 * Checks the shape of loaded content, resolves it, and runs every rule. Returns the entries that match their schemas, and a context
 * if the site can be planned.
 */
export function checkLoaded(
  loaded: LoadedContent,
  options: ResolveOptions &
    Omit<CheckOptions, 'damaged' | 'texts' | 'cacheFacts' | 'knownTowns'> & {
      /** Returns the shapes of entries from an earlier run, if it has them. */
      keepShapes?: KeepShapes;
      /** The entries that their schemas do not change, as an earlier run found. */
      unchangedShapes?: KnownEntries;
      /**
       * Returns the problems of rules that read no text of a town, or those of an earlier run with the same inputs. It is not called if an entry
       * does not match its schema.
       */
      cacheFacts?: (inputs: string, find: () => Problem[][]) => Problem[][];
      /**
       * Returns the towns in which rules that read texts of towns found nothing with the same inputs. It is not called if an entry does not match its
       * schema.
       */
      knownTowns?: (inputs: string) => KnownEntries;
    },
): { content: CheckedContent; context?: SiteContext; problems: Problem[] } {
  const { checked, damaged, problems } = checkShape(
    loaded,
    [...options.images.keys()],
    options.keepShapes,
    options.unchangedShapes,
  );
  const resolved = resolveContent(checked, loaded, options);
  const { cacheFacts, knownTowns, ...checks } = options;
  const { today, postsElsewhere, hasDatabase, publicFiles } = checks;
  const inputs = lazily(() => {
    const others = { today, postsElsewhere, hasDatabase, publicFiles };
    return { hash: factInputs(loaded, resolved, others) };
  });
  const found = checkContent(resolved, {
    ...checks,
    texts: loaded.texts,
    damaged,
    ...(resolved.context && {
      ...(cacheFacts && { cacheFacts: (find) => cacheFacts(inputs().hash, find) }),
      ...(knownTowns && { knownTowns: () => knownTowns(inputs().hash) }),
    }),
  });
  return { ...found, content: checked, problems: [...problems, ...found.problems] };
}
