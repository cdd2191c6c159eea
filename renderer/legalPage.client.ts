import { choose, onChoice } from './consent/consentChoice.client.ts';

/**
 * Enhances a legal page: shows the visitor's current date as "Last updated", makes the Back button go back (docs/behaviour.md#legal-pages), and
 * lets the sign of the cookie policy answer the question about cookies and mark the answer.
 */
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
  const stored = page.querySelector<HTMLElement>('[data-part="stored"]');
  if (stored) markAnswer(stored);
}

/** Makes the buttons below the columns of the answers work, and marks the column that holds for the visitor. Answers by type have no column. */
function markAnswer(stored: HTMLElement): void {
  const buttons = (['reject', 'accept'] as const).flatMap((name) => {
    const button = stored.querySelector<HTMLElement>(`[data-part="${name}"]`);
    return button ? [{ name, button }] : [];
  });
  for (const { name, button } of buttons) {
    const accepted = name === 'accept';
    button.addEventListener('click', () => {
      choose({ analytics: accepted, functional: accepted, marketing: accepted });
    });
  }
  onChoice((choice) => {
    const given = choice && new Set(Object.values(choice));
    const answer =
      given === undefined
        ? 'none'
        : given.size > 1
          ? 'some'
          : given.has(true)
            ? 'accept'
            : 'reject';
    stored.dataset.answer = answer;
    for (const { name, button } of buttons)
      button.setAttribute('aria-pressed', String(name === answer));
  });
}
