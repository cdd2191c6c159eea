import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import { mainScreens } from '../mainScreens.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { commonFields } from './screenPage.ts';

/** The sections that the page suggests: that of the towns, and then those that most visitors look for. */
const SECTIONS = ['locationsList', 'servicesList', 'caseStudiesList', 'contact'] as const;

/** Plans the page for missing addresses. */
export function planNotFound(context: SiteContext, own: SingleEntry<'notFound'>): PlannedPage {
  const { title, lead } = own.data;
  const screens = mainScreens(context);
  return {
    model: {
      ...commonFields(context, 'notFound'),
      type: 'not-found',
      title,
      lead,
      ...(context.database && {
        live: { ...context.database, timeZone: context.content.singles.site.data.timeZone },
      }),
      sections: SECTIONS.flatMap((name) => {
        const screen = screens.find(({ path }) => path === screenPaths[name].path);
        return screen ? [{ label: screen.label, path: screen.path }] : [];
      }),
    },
    sources: [own.file],
  };
}
