/** Enhances a legal page: shows the visitor's current date as "Last updated", and makes the Back button go back (docs/behaviour.md#legal-pages). */
export function enhanceLegalPage(page: HTMLElement): void {
  const date = page.querySelector<HTMLTimeElement>('time[data-today]');
  if (date) {
    const now = new Date();
    date.dateTime = now.toLocaleDateString('sv-SE');
    date.textContent = now.toLocaleDateString(document.documentElement.lang, {
      dateStyle: 'long',
    });
  }
  page.querySelector('a[data-back]')?.addEventListener('click', (event) => {
    // If there is no page to go back to, the link leads to the home page.
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
