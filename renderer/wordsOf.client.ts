/** Returns the words that a template gave to the script of an element (`templates/scriptWords.ts`). */
export function wordsOf<Words>(element: HTMLElement): Words {
  return JSON.parse(element.dataset.texts ?? '{}');
}

/** Returns the locale of the page, such as "en-GB". */
export function pageLocale(): string {
  return document.documentElement.lang;
}
