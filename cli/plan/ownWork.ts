import type { CollectionEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { OwnWorkView } from '#schemas/generated/views.ts';
import { planPicture } from './planPicture.ts';

/**
 * Returns a project that the agency did with a service, and the files that say so: the one that the file of the service names, if it belongs
 * to the service, or else the first in the order of the portfolio. A project belongs to a service if its case study lists the service, or if
 * it links to the page of the service. Returns `undefined` if there is none.
 */
export function ownWork(
  { slug, data }: CollectionEntry<'services'>,
  { content, images }: SiteContext,
): { view: OwnWorkView; files: string[] } | undefined {
  const { portfolio, caseStudies } = content.collections;
  const path = `${basePaths.services}/${slug}`;
  const studyOf = (item: CollectionEntry<'portfolio'>) =>
    caseStudies.find((study) => study.slug === item.slug && study.data.services.includes(slug));
  const own = inOrder(portfolio).filter(
    (item) => studyOf(item) !== undefined || item.data.caseStudyUrl === path,
  );
  const item = own.find((one) => one.slug === data.work?.project) ?? own[0];
  if (!item) return undefined;
  const study = studyOf(item);
  const { title, image } = item.data;
  // The words and the picture in the file of the service are about the project that it names.
  const named = item.slug === data.work?.project ? data.work : undefined;
  return {
    view: {
      id: item.slug,
      title,
      image: planPicture(named?.image ?? image, images),
      ...(named && { text: named.text }),
      ...(study && { path: `${basePaths.caseStudies}/${study.slug}` }),
    },
    files: [item.file, ...(study ? [study.file] : [])],
  };
}
