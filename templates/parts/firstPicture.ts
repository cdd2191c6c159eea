import type { PageModel } from '#schemas/generated/pageModel.ts';
import type { PictureView } from '#schemas/generated/views.ts';
import type { PicturePlace } from './pictureSizes.ts';

/**
 * Returns the picture in the first viewport of a page. The head preloads it, and the template marks it as `eager`, unless it is `wideOnly`:
 * then it is below the first viewport of narrow windows, and only wide ones preload it.
 */
export function firstPicture(
  page: PageModel,
): { image: PictureView; place: PicturePlace; wideOnly?: true } | undefined {
  switch (page.type) {
    case 'service':
      return { image: page.heroWork?.image ?? page.service.heroImage, place: 'half' };
    case 'location':
      return { image: page.service.image, place: 'half', wideOnly: true };
    case 'case-studies': {
      const [first] = page.caseStudies;
      return first && { image: first.image, place: 'leadCard' };
    }
    case 'case-study':
      return {
        image: page.image,
        place: page.caseStudy.head === 'wide' ? 'window' : 'windowBeside',
        // On phones, the results fill the first viewport.
        ...(page.caseStudy.results && { wideOnly: true }),
      };
    case 'post':
      return page.post.image && { image: page.post.image, place: 'quote' };
    default:
      return undefined;
  }
}
