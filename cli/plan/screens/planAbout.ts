import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { planBody } from '../planBody.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { person } from '../structuredData.ts';
import { personView } from '../views.ts';
import { commonFields, fieldsOfTemplate } from './screenPage.ts';

/** Plans the page about the agency. */
export function planAbout(context: SiteContext, own: SingleEntry<'about'>): PlannedPage {
  const { collections, singles } = context.content;
  const screen = withShownSections('about', fieldsOfTemplate(own.data), context.content);
  const people = screen.people ? inOrder(collections.people) : [];
  return {
    model: {
      ...commonFields(
        context,
        'about',
        people
          .filter(({ data }) => data.sample !== true)
          .map(({ data }) => person(data, singles.site.data)),
      ),
      type: 'about',
      screen,
      people: people.map((entry) => personView(entry, context)),
      html: planBody(own.markdown.tree, context.images),
    },
    sources: [own.file, singles.site.file, ...people.map(({ file }) => file)],
  };
}
