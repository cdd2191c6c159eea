import { checkContent } from '#cli/check/checkContent.ts';
import type { CheckOptions } from '#cli/check/checkContent.ts';
import { factInputs } from '#cli/check/factInputs.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { KeepShapes } from '#cli/load/checkShape.ts';
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
      /** Returns the shapes of entries from an earlier run, if it has them. */
      keepShapes?: KeepShapes;
      /**
       * Returns the problems of rules that read no text of a town, or those of an earlier run with the same inputs. It is not called if an entry
       * does not match its schema.
       */
      cacheFacts?: (inputs: string, find: () => Problem[][]) => Problem[][];
    },
): { content: CheckedContent; context?: SiteContext; problems: Problem[] } {
  const { checked, damaged, problems } = checkShape(
    loaded,
    [...options.images.keys()],
    options.keepShapes,
  );
  const resolved = resolveContent(checked, loaded, options);
  const { cacheFacts, today, postsElsewhere, hasDatabase, publicFiles } = options;
  const found = checkContent(resolved, {
    ...options,
    texts: loaded.texts,
    damaged,
    ...(cacheFacts &&
      resolved.context && {
        askFactRules: (find) => {
          const others = { today, postsElsewhere, hasDatabase, publicFiles };
          return cacheFacts(factInputs(loaded, resolved, others), find);
        },
      }),
  });
  return { ...found, content: checked, problems: [...problems, ...found.problems] };
}
