import { join } from 'node:path';
import { errorCode } from '#cli/files/errorCode.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { formatMarkdownGoals } from '#cli/report/formatMarkdownGoals.ts';
import { prosePages } from '#cli/resolve/prosePages.ts';
import { canonicalVariant, locationPath, townPath, variantsOf } from '#cli/resolve/planPaths.ts';
import { formatLocations } from '#cli/similarity/formatLocations.ts';
import { locationGoals } from '#cli/similarity/locationGoals.ts';
import type { LocationsReport } from '#cli/similarity/locationGoals.ts';
import { locationsPage } from '#cli/similarity/locationsPage.ts';
import { measureLikeness } from '#cli/similarity/measureLikeness.ts';
import { proseReport } from '#cli/similarity/proseReport.ts';
import type { ReportedPage } from '#cli/similarity/proseReport.ts';
import { runCoverage } from '#cli/similarity/runCoverage.ts';
import type { Terminal } from '#cli/terminal.ts';
import { appendSummary } from '#cli/write/appendSummary.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { generateSite } from './generateSite.ts';
import { readLocations } from './readLocations.ts';
import { reportErrors } from './reportErrors.ts';

/**
 * Runs `site report locations`: measures how much of the prose of each page about a town belongs to it, and how similar the built pages
 * are.
 */
export async function reportLocations(
  project: Project,
  terminal: Terminal,
  { json, check, summary }: { json: boolean; check: boolean; summary?: string | undefined },
): Promise<number> {
  const result = await generateSite(project, { dryRun: true });
  if (!result.generated || !result.context)
    return reportErrors(result, terminal, json ? 'json' : 'pretty');
  const { content } = result.context;
  let built;
  try {
    built = readLocations(content, result.generated.readRoutes(), join(project.distDir, 'client'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    terminal.note('Not every page is built. Run "npm run site -- build" first.\n');
    return 2;
  }
  const report: LocationsReport = {
    ...measureLikeness(built),
    prose: proseReport(reportedPages(result.context), content.singles.site.data.indexing),
  };
  const goals = locationGoals(report);
  appendSummary(summary, formatMarkdownGoals(goals));
  const page = join(project.distDir, 'reports', 'locations.html');
  writeIfChanged(page, locationsPage(report));
  terminal.print(json ? `${JSON.stringify(report, null, 2)}\n` : formatLocations(report));
  if (!json) terminal.note(`The whole report, with everything that is to be written: ${page}\n`);
  return check && !goals.every(({ reached }) => reached) ? 1 : 0;
}

/** Returns the measures of all pages about towns, with what an editor needs to find them. */
function reportedPages(context: SiteContext): ReportedPage[] {
  const { content, towns, indexing, service, local } = context;
  const { variants } = content.collections;
  const measures = indexing.measure();
  const prose = prosePages(context);
  const coverage = runCoverage(prose.towns, prose.mask);
  return towns.flatMap((town) => {
    const { name, nation, population } = town.data;
    const page = (path: string, rest: Pick<ReportedPage, 'service' | 'isSecond' | 'write'>) => {
      const own = measures.get(path);
      if (!own) return [];
      const found = { indexable: indexing.isIndexable(path), coverage: coverage.get(path) ?? 0 };
      return [{ path, town: name, nation, population, ...rest, ...found, ...own }];
    };
    return [
      ...page(townPath(town.slug), {
        isSecond: false,
        write: { file: town.file, key: 'the introduction', exists: true },
      }),
      ...variantsOf(town, variants).flatMap((variant) => {
        const { service: slug } = variant.data;
        return page(locationPath(town, variant), {
          service: service(slug).data.title,
          isSecond: canonicalVariant(town, variant, variants) !== variant,
          write: {
            file: `content/local/${town.slug}.yaml`,
            key: `services.${slug}`,
            exists: local(town)?.data.services[slug] !== undefined,
          },
        });
      }),
    ];
  });
}
