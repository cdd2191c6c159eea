/** A legal page at work: the visitor's own today as "Last updated", and a Back button that goes back (specification, section 2). */
export function enhanceLegalPage(page: HTMLElement): void {
  const date = page.querySelector<HTMLTimeElement>('time[data-today]');
  if (date) {
    const now = new Date();
    date.dateTime = now.toLocaleDateString('sv-SE');
    date.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  }
  page.querySelector('a[data-back]')?.addEventListener('click', (event) => {
    // A visitor who came straight here has nothing to go back to; the link leads home.
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
