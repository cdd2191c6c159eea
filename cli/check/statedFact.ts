/** A fact of the agency that texts repeat. */
export interface StatedFact {
  /** The field or folder that has the fact, as messages name it. */
  source: string;
  /** The only files that state it of the agency. In files other than the screens, "since 2018" is about a law or a client. */
  only?: 'screens' | 'legal' | 'others';
  /** Whether posts are compared too, because the words before the value say that it is that of the agency. */
  inPosts?: true;
  /** Whether it is a name, which posts, case studies and testimonials have too. A field that is nothing but a name has rules of its own. */
  isName?: true;
  /** Finds statements. The group `found` has the words to quote, and the group `value` the part of them that is compared, if not all. */
  pattern: RegExp;
  /** Returns the right value for one that was found; `undefined` if it is right, or about something else. */
  correct(value: string): string | undefined;
}

/** Returns the name of a field of the site as messages show it. */
export function fieldOf(name: string): string {
  return `"${name}" in content/site.yaml`;
}

/** The source of a pattern that fails before words with a capital that others may say. A heading before them has no full stop. */
export const OWN_WORDS = '(?<!["“‘:] ?)\\b';

/** The source of a pattern for words that may stand before a rounded number. */
export const ROUGHLY = '(?:over |more than |almost |nearly )?';
