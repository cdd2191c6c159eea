/** The attribute of an element with the words that its script shows, as JSON. */
export type ScriptWords = { 'data-texts': string };

/** Returns the words of a script as an attribute of the element that the script enhances. `wordsOf` reads them. */
export function scriptWords(words: object): ScriptWords {
  return { 'data-texts': JSON.stringify(words) };
}
