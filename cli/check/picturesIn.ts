import type { CheckedContent } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Image } from '#schemas/fields.ts';

/** A picture that a field names, and the place of the field. */
export interface NamedPicture {
  file: string;
  /** The path of the field in the data of the file. */
  path: DataPath;
  image: Image;
  /** The words that the page shows beside the picture. */
  caption?: string;
}

/** Returns every picture that a field names. Pictures in Markdown are not included. */
export function picturesIn({ collections, singles }: CheckedContent): NamedPicture[] {
  const { contact } = singles;
  const office = contact?.data.office?.picture;
  const { services, posts, portfolio, testimonials, people } = collections;
  return [
    ...(contact && office
      ? [{ file: contact.file, path: ['office', 'picture'], image: office }]
      : []),
    ...services.map(({ file, data }) => ({ file, path: ['heroImage'], image: data.heroImage })),
    ...services.flatMap(({ file, data }) =>
      (data.pictures?.items ?? []).map(({ title, text: _text, ...image }, index) => ({
        file,
        path: ['pictures', 'items', index],
        image,
        caption: title,
      })),
    ),
    ...services.flatMap(({ file, data: { solutionAreas = [], work } }) => [
      ...solutionAreas.flatMap(({ image }, index) =>
        image ? [{ file, path: ['solutionAreas', index, 'image'], image }] : [],
      ),
      ...(work?.image ? [{ file, path: ['work', 'image'], image: work.image }] : []),
    ]),
    ...services.flatMap(({ file, data }) =>
      data.townDrawing ? [{ file, path: ['townDrawing'], image: data.townDrawing }] : [],
    ),
    ...[...posts, ...portfolio, ...testimonials].flatMap(({ file, data }) =>
      data.image ? [{ file, path: ['image'], image: data.image }] : [],
    ),
    ...testimonials.flatMap(({ file, data }) =>
      data.picture ? [{ file, path: ['picture'], image: data.picture }] : [],
    ),
    ...people.flatMap(({ file, data }) =>
      data.portrait ? [{ file, path: ['portrait'], image: data.portrait }] : [],
    ),
    ...collections.caseStudies.flatMap(({ file, data }) =>
      data.listImage ? [{ file, path: ['listImage'], image: data.listImage }] : [],
    ),
    ...collections.caseStudies.flatMap(({ file, data }) =>
      (data.story ?? []).flatMap(({ pictures }, block) =>
        pictures.map(({ caption, ...image }, index) => ({
          file,
          path: ['story', block, 'pictures', index],
          image,
          caption,
        })),
      ),
    ),
  ];
}
