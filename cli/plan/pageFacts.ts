import { sectorTextsIn } from '#cli/resolve/phrasings.ts';
import type { Entry } from '#cli/model/content.ts';
import type { PageFacts, PageFigure } from '#cli/model/pageFacts.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Figures } from '#schemas/source.ts';

/**
 * Returns the facts on a page that somebody could check: figures about the world, and the names in the local texts of a town. The agency's
 * own figures, such as prices, are not among them.
 */
export function pageFacts(
  { type, sources: files }: Pick<PlannedRoute, 'type' | 'sources'>,
  context: SiteContext,
): PageFacts {
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

  if (type === 'post') return { figures: posts.filter(isOfPage).flatMap(stated) };
  const town = towns.find(isOfPage);
  if ((type !== 'town' && type !== 'location') || !town) return { figures: [] };
  const { file, data } = town;
  const { population, distance_from_office: distance } = context.texts.townVariables(town);
  const variant = variants.find(isOfPage)?.data;
  const service = variant?.service;
  const shown = sectors.filter(isOfPage).map((sector) => {
    // A page shows what a sector says about one service only.
    const texts = service === undefined ? undefined : sector.data.services[service];
    const text = sectorTextsIn(data.nation, texts)
      .map((one) => one.text)
      .join(' ');
    const figures = sector.data.figures?.filter(({ figure }) => text.includes(figure));
    return { ...sector, data: { figures } };
  });
  const figures = [
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
  const local = context.local(town);
  // The page of a town may quote each of its texts. A page of a service shows one, if it is the first page of the service.
  const texts = Object.entries(local?.data.services ?? {}).flatMap(([slug, text]) =>
    !variant || (variant.rank === 1 && variant.service === slug) ? [text] : [],
  );
  if (!local || texts.length === 0) return { figures };
  const { checked, names } = local.data;
  const used = names.filter((name) => texts.some((text) => text.includes(name)));
  return { figures, names: { checked, file: local.file, names: used } };
}
