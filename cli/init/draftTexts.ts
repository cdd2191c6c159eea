import { fits, searchLengths } from '#cli/resolve/searchLengths.ts';

/**
 * Returns the texts of a page in search results. The title is the first that has the right length. Sentences are added to the
 * description until it is long enough.
 */
export function searchTexts(
  titles: readonly string[],
  sentences: readonly string[],
): { title: string; description: string } {
  const title = titles.find((one) => fits(one, searchLengths.title)) ?? titles[0] ?? '';
  const [min, max] = searchLengths.description;
  const description = sentences.reduce((all, sentence) => {
    const longer = all === '' ? sentence : `${all} ${sentence}`;
    return all === '' || (all.length < min && longer.length <= max) ? longer : all;
  }, '');
  return { title: cut(title, searchLengths.title[1]), description: cut(description, max) };
}

/** Returns a text that is not longer than a limit, with whole words. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, text.lastIndexOf(' ', max)).replace(/[\s,;:|–-]+$/, '');
}

/** Returns the name of a service in the middle of a sentence: "Garden design" becomes "garden design", "SEO" stays. */
export function phraseOf(name: string): string {
  const [first = ''] = name.split(' ');
  return first === first.toUpperCase() && first.length > 1
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}
