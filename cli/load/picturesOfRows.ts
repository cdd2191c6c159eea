import type { Problem } from '#cli/model/problem.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import type { ImageSize } from '#cli/model/images.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { mapElements } from '#cli/body/mapElements.ts';
import type { FetchResult, FetchedPicture } from '#cli/pictures/remotePictures.ts';

/** Returns the address of a picture on another server, or `undefined` for a picture of this site. */
export function remoteAddress(src: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(src)) return undefined;
  return URL.parse(src, 'https://unused.invalid')?.href;
}

/**
 * Returns a body that shows the downloaded pictures instead of those on other servers, and the problems with pictures that can't
 * be downloaded. Those pictures are left out of `images`, so that no rule reports them again. `file` is the
 * name of the row in findings.
 */
export function withFetchedPictures(
  markdown: Markdown,
  results: ReadonlyMap<string, FetchResult>,
  file: string,
): { markdown: Markdown; problems: Problem[] } {
  const resultOf = (src: string) => results.get(remoteAddress(src) ?? '');
  const problems = markdown.images.flatMap(({ src, line, column }): Problem[] => {
    const result = resultOf(src);
    if (!result || 'picture' in result) return [];
    const at = { file, line, column };
    return [{ code: 'picture-unavailable', args: { src, fault: result.fault }, at }];
  });
  const images = markdown.images.flatMap((image) => {
    const result = resultOf(image.src);
    if (!result) return [image];
    return 'picture' in result ? [{ ...image, src: result.picture.src }] : [];
  });
  const tree = mapElements(markdown.tree, (element) => {
    if (element.tagName !== 'img') return element;
    const result = resultOf(String(element.properties.src ?? ''));
    if (!result || !('picture' in result)) return element;
    return { ...element, properties: { ...element.properties, src: result.picture.src } };
  });
  return { markdown: { ...markdown, tree, images }, problems };
}

/** Returns the files of a picture by their paths on the site. */
export function filesOf(picture: FetchedPicture): [path: string, size: ImageSize][] {
  return pictureFamily(picture).map(({ path, width, height }) => [path, { width, height }]);
}
