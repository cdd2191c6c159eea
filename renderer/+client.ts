import '#templates/styles/site.css';

/**
 * The one script of every page. Parts that a page has and others have not are loaded when they are there: `data-enhance` names
 * them.
 */
const enhancers: Record<string, (element: HTMLElement) => unknown> = {
  'not-found': async (element) =>
    (await import('./not-found/notFoundPage.client.ts')).showNotFound(element),
  'town-filter': async (element) => (await import('./townFilter.client.ts')).filterTowns(element),
  legal: async (element) => (await import('./legalPage.client.ts')).enhanceLegalPage(element),
};

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  void enhancers[element.dataset.enhance ?? '']?.(element);
}
