import type { PlannedRoute } from '#schemas/generated/manifest.ts';

/** Returns the name of the shell for a page. */
export function shellName({ type, section }: Pick<PlannedRoute, 'type' | 'section'>): string {
  return `${type} ${section}`;
}
