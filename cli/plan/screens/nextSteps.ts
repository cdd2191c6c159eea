import type { SiteContext } from '#cli/model/siteContext.ts';
import { factsOfSite } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import type { HeadedText } from '#schemas/fields.ts';

/** Returns what happens after a form, step by step. */
export function nextSteps(context: SiteContext): HeadedText[] {
  return context.content.singles.thankYou.data.next.map(({ title, text }) => ({
    title,
    text: withReplyTimes(text, context),
  }));
}

/** Returns a text with the reply times of the agency in place of their variables. */
export function withReplyTimes(text: string, { content }: SiteContext): string {
  return renderPattern(text, factsOfSite(content.singles.site.data));
}
