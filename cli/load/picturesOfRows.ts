import type { Problem } from '#cli/model/problem.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import type { ImageSize } from '#cli/model/images.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import type { FetchResult, FetchedPicture } from '#cli/pictures/remotePictures.ts';

/** The address of a picture on another server; undefined for one of this site. */
export function remoteAddress(src: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(src)) return undefined;
  return URL.parse(src, 'https://unused.invalid')?.href;
}

/** A picture as it stands in a body as `parseMarkdown` writes it: attributes in double quotes alone. */
const IMAGE_SOURCE = /(<img(?: [a-z-]+(?:="[^"]*")?)*? src=")([^"]*)(")/g;

/**
 * A body that shows the fetched pictures in the place of those of other servers, and the problems with those that can't be had,
 * which are left out of `images` so that no rule reports them again. `start` is the line of the row on which the body begins.
 */
export function withFetchedPictures(
  markdown: Markdown,
  results: ReadonlyMap<string, FetchResult>,
  { file, start }: { file: string; start: number },
): { markdown: Markdown; problems: Problem[] } {
  const resultOf = (src: string) => results.get(remoteAddress(src) ?? '');
  const problems = markdown.images.flatMap(({ src, line, column }): Problem[] => {
    const result = resultOf(src);
    if (!result || 'picture' in result) return [];
    const at = { file, line: start + line - 1, column };
    return [{ code: 'picture-unavailable', args: { src, fault: result.fault }, at }];
  });
  const images = markdown.images.flatMap((image) => {
    const result = resultOf(image.src);
    if (!result) return [image];
    return 'picture' in result ? [{ ...image, src: result.picture.src }] : [];
  });
  const html = markdown.html.replace(
    IMAGE_SOURCE,
    (whole: string, before: string, src: string, after: string) => {
      const result = resultOf(unescaped(src));
      return result && 'picture' in result ? before + result.picture.src + after : whole;
    },
  );
  return { markdown: { ...markdown, html, images }, problems };
}

/** The files of a picture, by their paths on the site. */
export function filesOf(picture: FetchedPicture): [path: string, size: ImageSize][] {
  return pictureFamily(picture).map(({ path, width, height }) => [path, { width, height }]);
}

/** The value of an attribute as it was before `rehype-stringify` wrote it. */
function unescaped(value: string): string {
  return value.replace(/&(?:#x22|quot);/g, '"').replace(/&(?:#x26|amp);/g, '&');
}
