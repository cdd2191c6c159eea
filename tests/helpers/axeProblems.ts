import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The tags of the rules for the levels A and AA of WCAG 2.2, and of axe's own advice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the problems that axe finds on a page, one line for each element, or only below the element `include`. Frames are left out,
 * because their content belongs to other companies.
 */
export async function axeProblems(
  page: Page,
  { include, tags = TAGS }: { include?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Otherwise axe describes every element of the page, which takes most of its time on large pages.
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: [...tags] } })
    .exclude('iframe')
    // Checks the page itself in one step. The default is to check frames separately and to merge the results in another tab.
    .setLegacyMode();
  if (include) axe.include(include);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
