import { planHeaders } from '#cli/plan/planHeaders.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { clientFiles } from '#cli/write/writeHostFiles.ts';
import { planWebManifest } from '#cli/plan/planWebManifest.ts';
import { renderDocument } from '#renderer/renderDocument.ts';

/**
 * Renders a whole site in this process, without bundles: every page by its path, the files for programs by their names, and the headers as
 * `_headers`.
 */
export async function renderedSite(context: SiteContext): Promise<Map<string, string>> {
  const { layout, chunks, files, locationIndex } = planSite(context, '');
  const rendered = new Map<string, string>();
  for (const { model: page } of chunks.flatMap((chunk) => chunk.plan())) {
    rendered.set(page.path, renderDocument({ page, layout, today: '2026-06-01' }));
  }
  const programs = clientFiles({
    url: layout.site.url,
    webManifest: planWebManifest(context.content.singles),
    files,
    locationIndex,
  });
  for (const [name, make] of Object.entries(programs)) rendered.set(name, await make());
  rendered.set('_headers', JSON.stringify(planHeaders(layout.site)));
  return rendered;
}
