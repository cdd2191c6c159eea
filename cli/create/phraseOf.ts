/**
 * Returns the name of a service in the middle of a sentence: "Garden design" becomes "garden design". A first word with a further capital, such
 * as "SEO" or "WordPress", stays.
 */
export function phraseOf(name: string): string {
  return /^\S+\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
