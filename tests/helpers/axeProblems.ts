import type { Page } from 'playwright';
import { axeViolations } from '#cli/inspect/axeViolations.ts';

/** Returns the problems that `axeViolations` finds on a page, one line for each element. */
export async function axeProblems(
  page: Page,
  options: { include?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  const violations = await axeViolations(page, options);
  return violations.map(({ rule, target, summary }) => `${rule} at ${target}: ${summary}`);
}
