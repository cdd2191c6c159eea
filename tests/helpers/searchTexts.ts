/** Returns the texts for search results of a page with a title. */
export function searchTexts(title: string) {
  return {
    title: `${title}, as search results show it`,
    description: `${title}: a description that is long enough for search results to show it, with a few more words of its own.`,
  };
}
