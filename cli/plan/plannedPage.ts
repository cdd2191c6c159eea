import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/** A page with the files it is made from. The first is the one an editor would open. */
export interface PlannedPage {
  model: PageModel;
  sources: readonly [string, ...string[]];
  /** The path of the page that search engines should list; the page's own by default. */
  canonical?: string;
}

/** Returns the route of a page, with its fields in the order of the schema, as if it had been read from a file. */
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
