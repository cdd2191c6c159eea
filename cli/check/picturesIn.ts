import type { CheckedContent } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Image } from '#schemas/fields.ts';

/** A picture that a field names, and where. */
export interface NamedPicture {
  file: string;
  /** The field of the picture, from the top of the file. */
  path: DataPath;
  image: Image;
}

/** Every picture that the fields of content name. Those in Markdown are not among them. */
export function picturesIn({ collections }: CheckedContent): NamedPicture[] {
  const { services, posts, portfolio, testimonials } = collections;
  return [
    ...services.map(({ file, data }) => ({ file, path: ['heroImage'], image: data.heroImage })),
    ...[...posts, ...portfolio, ...testimonials].flatMap(({ file, data }) =>
      data.image ? [{ file, path: ['image'], image: data.image }] : [],
    ),
  ];
}
