/**
 * Returns the id of a heading by the rules of GitHub, as `rehype-slug` makes it in a build. That package would add 3 kB to the browser's
 * code, because it lists every character. The results differ only for characters that Unicode added after the list was made.
 */
export function headingSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\u24b6-\u24e9 -]/gu, '')
    .replaceAll(' ', '-');
}
