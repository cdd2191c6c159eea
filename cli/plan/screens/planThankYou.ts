import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { personView } from '../views.ts';
import { callers } from './callers.ts';
import { withReplyTimes } from './nextSteps.ts';
import { commonFields, fieldsOfTemplate } from './screenPage.ts';

/** Plans the page that visitors see after a form. */
export function planThankYou(context: SiteContext, own: SingleEntry<'thankYou'>): PlannedPage {
  const screen = withShownSections('thankYou', fieldsOfTemplate(own.data), context.content);
  const onCalls = callers(context);
  const readers = onCalls.filter(({ data }) => data.readsEnquiries === true);
  const people = screen.people ? (readers.length > 0 ? readers : onCalls) : [];
  return {
    model: {
      ...commonFields(context, 'thankYou'),
      type: 'thank-you',
      screen: {
        ...screen,
        next: screen.next.map(({ title, text, when }) => ({
          title,
          text: withReplyTimes(text, context),
          ...(when && { when: withReplyTimes(when, context) }),
        })),
      },
      people: people.map((entry) => personView(entry, context)),
      areReaders: readers.length > 0,
    },
    sources: [own.file, context.content.singles.site.file, ...people.map(({ file }) => file)],
  };
}
