import type { Image } from '#schemas/fields.ts';
import type { BlogIndex, IndexedPost } from '#schemas/generated/blogIndex.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { postCardView } from './views.ts';

/** The width in pixels of the pictures in search results, which is sharp on most screens. */
const CARD_WIDTH = 720;

/** Plans the index that the browser searches for posts. */
export function planBlogIndex(context: SiteContext): BlogIndex {
  const tags = new Map<string, number>();
  const numberOf = (tag: string) => {
    const number = tags.get(tag) ?? tags.size;
    tags.set(tag, number);
    return number;
  };
  const posts = newestFirst(context.content.collections.posts).map((entry): IndexedPost => {
    const {
      title,
      description,
      tags: names,
      publishedDate,
      minutes,
    } = postCardView(entry, context);
    const picture = cardPicture(entry.data.image, context);
    return [
      entry.slug,
      title,
      description,
      names.map(numberOf),
      publishedDate,
      minutes,
      picture && [picture.src, picture.alt, picture.width, picture.height],
    ];
  });
  return { tags: [...tags.keys()], posts };
}

/** Returns the one file of a picture that cards in search results show on all screens. */
function cardPicture(image: Image | undefined, { images }: SiteContext): Image | null {
  if (!image) return null;
  const smaller = pictureFamily(image).find(
    ({ path, format, width }) => format === 'webp' && width === CARD_WIDTH && images.has(path),
  );
  const { alt } = image;
  return smaller ? { src: smaller.path, alt, width: smaller.width, height: smaller.height } : image;
}
