import type { SiteContext } from '#cli/model/siteContext.ts';
import { planProof } from '#cli/resolve/planProof.ts';
import type { PageSubject } from '#cli/resolve/planProof.ts';
import type { ProofView } from '#schemas/generated/views.ts';
import { planPicture } from './planPicture.ts';

/** Plans the project, with its picture, and the quotation on a page of a town. Returns `undefined` if there is nothing to show. */
export function planTownProof(
  subject: PageSubject,
  context: SiteContext,
): { view: ProofView; files: string[] } | undefined {
  const proof = planProof(subject, context);
  if (!proof) return undefined;
  const { project, ...view } = proof.view;
  if (!project) return { ...proof, view };
  const image = planPicture(project.image, context.images);
  return { ...proof, view: { ...view, project: { ...project, image } } };
}
