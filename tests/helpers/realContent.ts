import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { projectAt } from '#cli/project.ts';

/** The content of the sample agency: what of it has the right shape. */
export async function realContent(): Promise<CheckedContent> {
  const { loaded } = await loadContent(projectAt().contentDir, emptyParseCache());
  return checkShape(loaded).checked;
}
