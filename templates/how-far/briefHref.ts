/** The start of the anchor with which the contact page puts a brief into its form. The name of a journey follows. */
export const BRIEF_ANCHOR = '#brief=';

/** Returns the address of the contact form with the brief of a journey in it (`renderer/how-far/fillBrief.client.ts`). */
export function briefHref(journey: string): string {
  return `/contact${BRIEF_ANCHOR}${journey}`;
}
