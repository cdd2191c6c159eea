import type { CaseStudyPageModel, PageModel } from '#schemas/generated/pageModel.ts';
import type { PictureView } from '#schemas/generated/views.ts';
import type { PicturePlace } from './pictureSizes.ts';

/** A picture in the first viewport, and its place. */
interface FirstPicture {
  image: PictureView;
  place: PicturePlace;
  /** Whether narrow windows have the picture below their first viewport. Then only wide ones preload it. */
  wideOnly?: true;
}

/**
 * Returns the picture in the first viewport of a page. The head preloads it, and the template marks it as `eager` unless it is `wideOnly`.
 */
export function firstPicture(page: PageModel): FirstPicture | undefined {
  switch (page.type) {
    case 'service':
      return { image: page.heroWork?.image ?? page.service.heroImage, place: 'halfSign' };
    case 'location':
      return {
        image: page.service.townDrawing?.image ?? page.service.image,
        place: 'windowBeside',
        wideOnly: true,
      };
    case 'case-studies': {
      const [first] = page.caseStudies;
      return first && { image: first.image, place: 'windowLead' };
    }
    case 'case-study':
      return caseStudyPicture(page);
    case 'post':
      return page.post.image && { image: page.post.image, place: 'post' };
    default:
      return undefined;
  }
}

/** Returns the picture at the head of a case study. On phones, the results fill the first viewport. */
export function caseStudyPicture({ image, caseStudy }: CaseStudyPageModel): FirstPicture {
  return {
    image,
    place: 'window',
    ...(caseStudy.results && { wideOnly: true }),
  };
}
