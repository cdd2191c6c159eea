/** Letters that Unicode does not decompose, as they are written in ASCII. */
const ASCII: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns a name in the form of a slug: "Shop Door (1)" becomes "shop-door-1", "Zoë" becomes "zoe", "Ørsted" becomes "orsted". Returns an empty
 * text if the name has no letter or digit of ASCII.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøłæœđðþı]/g, (letter) => ASCII[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
