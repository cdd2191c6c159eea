import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/** A page with the files it is made from; the first is the one an editor would open. */
export interface PlannedPage {
  model: PageModel;
  sources: readonly [string, ...string[]];
  /** The path of the page that search engines should list; the page's own when left out. */
  canonical?: string;
}

/** The entry of a page in the list of routes, its fields in the order of the schema: as one that was read again has them. */
export function plannedRoute({ model, sources, canonical }: PlannedPage): PlannedRoute {
  return {
    path: model.path,
    type: model.type,
    title: model.head.title,
    source: sources[0],
    indexable: model.head.indexable,
    canonical: canonical ?? model.path,
    sources: [...new Set(sources)],
    section: model.section,
  };
}
