import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The tags of the rules for the levels A and AA of WCAG 2.2, and of axe's own advice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that breaks a rule of axe. */
export interface AxeViolation {
  rule: string;
  /** The rule in words. */
  help: string;
  /** The selector of the element. */
  target: string;
  html: string;
  /** The words of axe on how to fix it, in several lines. */
  summary: string;
}

/**
 * Returns the problems that axe finds on a page, one for each element, or only below the element `include`. Frames are left out,
 * because their content belongs to other companies.
 */
export async function axeViolations(
  page: Page,
  { include, tags = TAGS }: { include?: string; tags?: readonly string[] } = {},
): Promise<AxeViolation[]> {
  const axe = new AxeBuilder({ page })
    // Otherwise axe describes every element of the page, which takes most of its time on large pages.
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: [...tags] } })
    .exclude('iframe')
    // Checks the page itself in one step. The default is to check frames separately and to merge the results in another tab.
    .setLegacyMode();
  if (include) axe.include(include);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule: id,
      help,
      target: target.join(' '),
      html,
      summary: failureSummary,
    })),
  );
}
