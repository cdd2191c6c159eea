import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { Images } from '#cli/model/images.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** No two clients have one picture, and no entry has the picture that is named after another one of its collection. */
export const picturesAreTheirOwn: Rule = ({ content, images }) => {
  const shared = sharedPictures(content);
  const reported = new Set(shared.map(({ at }) => at.file));
  return [
    ...shared,
    ...foreignPictures(content, images).filter(({ at }) => !reported.has(at.file)),
  ];
};

/** Finds clients that have the picture of another one. */
function sharedPictures({ collections: { testimonials } }: CheckedContent): Problem[] {
  const problems: Problem[] = [];
  const owners = Map.groupBy(
    testimonials.filter(({ data }) => data.image),
    ({ data }) => data.image?.src ?? '',
  );
  for (const [src, entries] of owners) {
    // The file of a picture is named after its client, so the others have it by mistake.
    const owner = entries.find(({ slug }) => src.includes(`/${slug}.`)) ?? entries[0];
    for (const { file } of entries.filter((entry) => entry !== owner)) {
      const path = ['image', 'src'];
      const related = owner ? [{ file: owner.file, path }] : [];
      problems.push({
        code: 'picture-repeated',
        args: { src, field: 'image', noun: 'client', isOptional: true },
        at: { file, path },
        related,
      });
    }
  }
  return problems;
}

/**
 * Finds entries whose picture is that of another entry and has its name, although there is a picture with the name of the entry itself. A
 * new entry may have no picture yet, and entries may share a picture on purpose.
 */
function foreignPictures({ collections }: CheckedContent, images: Images): Problem[] {
  const { caseStudies, people, portfolio, posts, services, testimonials } = collections;
  const findForeign = <T extends object>(
    entries: readonly (Entry<T> & { slug: string })[],
    field: string,
    noun: string,
    srcOf: (data: T) => string | undefined,
  ): Problem[] =>
    entries.flatMap(({ file, slug, data }): Problem[] => {
      const src = srcOf(data);
      const owner = entries.find((other) => other.slug !== slug && srcOf(other.data) === src);
      if (src === undefined || !owner || !isNamedAfter(src, owner.slug)) return [];
      const folder = src.slice(0, src.lastIndexOf('/') + 1);
      const isOwn = (image: string) => image.startsWith(folder) && isNamedAfter(image, slug);
      // The name of one entry may start with that of another.
      if (isNamedAfter(src, slug) || ![...images.keys()].some(isOwn)) return [];
      const path = [field, 'src'];
      const isRequired = field === 'heroImage' || (field === 'image' && noun === 'project');
      return [
        {
          code: 'picture-repeated',
          args: { src, field, noun, isOptional: !isRequired },
          at: { file, path },
          related: [{ file: owner.file, path }],
        },
      ];
    });
  return [
    ...findForeign(people, 'portrait', 'person', ({ portrait }) => portrait?.src),
    ...findForeign(portfolio, 'image', 'project', ({ image }) => image?.src),
    ...findForeign(caseStudies, 'listImage', 'project', ({ listImage }) => listImage?.src),
    ...findForeign(posts, 'image', 'post', ({ image }) => image?.src),
    ...findForeign(services, 'heroImage', 'service', ({ heroImage }) => heroImage?.src),
    ...findForeign(testimonials, 'picture', 'client', ({ picture }) => picture?.src),
  ];
}

/** Returns whether a file has the name of an entry, or one that starts with it, such as "rota-kit-features.svg". */
function isNamedAfter(src: string, slug: string): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1);
  return name.startsWith(`${slug}.`) || name.startsWith(`${slug}-`);
}
