import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { planPicture } from '../planPicture.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { organization } from '../structuredData.ts';
import { personView } from '../views.ts';
import { callers } from './callers.ts';
import { nextSteps, withReplyTimes } from './nextSteps.ts';
import { commonFields, fieldsOfTemplate } from './screenPage.ts';

/** The number of frequent questions on the contact page. */
const QUESTIONS = 5;

/** Plans the contact page. */
export function planContact(context: SiteContext, own: SingleEntry<'contact'>): PlannedPage {
  const { collections, singles } = context.content;
  const screen = withShownSections('contact', fieldsOfTemplate(own.data), context.content);
  const people = screen.people ? callers(context) : [];
  return {
    model: {
      ...commonFields(context, 'contact', [organization(singles.site.data)]),
      type: 'contact',
      screen: { ...screen, lead: withReplyTimes(screen.lead, context) },
      ...(screen.office?.picture && {
        officePicture: planPicture(screen.office.picture, context.images),
      }),
      people: people.map((entry) => personView(entry, context)),
      next: nextSteps(context),
      questions: singles.factsQuestions
        ? inOrder(collections.questions)
            .slice(0, QUESTIONS)
            .map(({ slug, data }) => ({
              label: data.question,
              path: `${screenPaths.factsQuestions.path}#${slug}`,
              ...(data.short !== undefined && { short: data.short }),
            }))
        : [],
    },
    sources: [
      own.file,
      singles.site.file,
      singles.thankYou.file,
      ...[...collections.questions, ...people].map(({ file }) => file),
    ],
  };
}
