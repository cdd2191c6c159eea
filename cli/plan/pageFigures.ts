import type { Entry } from '#cli/model/content.ts';
import type { PageFigure } from '#cli/model/pageFacts.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Figures } from '#schemas/source.ts';

/** Returns the figures about the world on a page. The agency's own figures, such as prices, are not among them. */
export function pageFigures(
  { type, sources: files }: Pick<PlannedRoute, 'type' | 'sources'>,
  context: SiteContext,
): PageFigure[] {
  const { towns, sectors, posts, variants } = context.content.collections;
  const isOfPage = ({ file }: { file: string }) => files.includes(file);
  const sourceOf = (id: string) => ({ source: { id, ...context.source(id) } });
  const stated = ({ file, data }: Entry<{ figures?: Figures | undefined }>): PageFigure[] =>
    (data.figures ?? []).map(({ figure, source }) => ({
      label: 'In the text',
      value: figure,
      file,
      field: 'figures',
      ...sourceOf(source),
    }));

  if (type === 'post') return posts.filter(isOfPage).flatMap(stated);
  const town = towns.find(isOfPage);
  if ((type !== 'town' && type !== 'location') || !town) return [];
  const { file, data } = town;
  const { population, distance_from_office: distance } = context.texts.townVariables(town);
  const service = variants.find(isOfPage)?.data.service;
  const shown = sectors.filter(isOfPage).map((sector) => {
    // A page shows what a sector says about one service only.
    const text = (service !== undefined && sector.data.services[service]) || '';
    const figures = sector.data.figures?.filter(({ figure }) => text.includes(figure));
    return { ...sector, data: { figures } };
  });
  return [
    {
      label: 'Population',
      value: `${population} (${data.population})`,
      file,
      field: 'population',
      ...sourceOf(data.populationSource),
    },
    {
      label: 'Distances',
      value: `${distance}; straight lines to other towns`,
      file,
      field: 'latitude, longitude',
      ...(data.pointSource !== undefined && sourceOf(data.pointSource)),
    },
    ...stated(town),
    ...shown.flatMap(stated),
  ];
}
