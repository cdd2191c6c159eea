/** The number of letters of the longest names of one word, such as "Wellingborough", which fit in a line of large headings on phones. */
const LONGEST = 14;

/** Returns a heading in which the name of a town, such as "St Davids", does not break over two lines. Longer names may break. */
export function unbrokenName(text: string, name: string): string {
  return name.length > LONGEST ? text : text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
}
