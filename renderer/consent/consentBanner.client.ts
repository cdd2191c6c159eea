import { choose, currentChoice, onChoice } from './consentChoice.client.ts';
import type { Choice } from './consentChoice.client.ts';

/**
 * Shows the consent banner until the visitor has chosen, and again when a link with `data-open="consent"` is pressed. The banner covers
 * the foot of the window, so the footer of the page gets as much padding. This prevents the banner from covering the focused element.
 */
export function askForConsent(banner: HTMLElement): void {
  const boxes = [...banner.querySelectorAll<HTMLInputElement>('input[name]:not(:disabled)')];
  /** The link that opened the banner. It gets the focus back after the choice. */
  let opener: HTMLElement | undefined;

  const open = () => {
    const choice = currentChoice();
    for (const box of boxes) box.checked = choice?.[box.name as keyof Choice] ?? false;
    banner.hidden = false;
  };
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus();
    opener = undefined;
  };
  const answer = (pick: (name: string) => boolean) => {
    choose({
      analytics: pick('analytics'),
      functional: pick('functional'),
      marketing: pick('marketing'),
    });
  };
  const press = (part: string, action: () => void) =>
    banner.querySelector(`[data-part="${part}"]`)?.addEventListener('click', action);

  press('accept', () => answer(() => true));
  press('reject', () => answer(() => false));
  press('save', () =>
    answer((wanted) => boxes.some(({ name, checked }) => name === wanted && checked)),
  );
  banner.addEventListener('keydown', ({ key }) => {
    // If a visitor has opened the banner again, Escape leaves the earlier choice unchanged.
    if (key === 'Escape' && currentChoice()) close();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-open="consent"]');
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    opener = link;
    open();
    banner.querySelector('details')?.setAttribute('open', '');
    banner.focus();
  });
  new ResizeObserver(() => {
    // A footer that grows while sizes are reported would cause an error in Chromium, because the browser remembers its size.
    requestAnimationFrame(() => {
      const { style } = document.documentElement;
      const height = banner.hidden ? '' : `${banner.offsetHeight}px`;
      style.scrollPaddingBottom = height;
      style.setProperty('--consent-height', height);
    });
  }).observe(banner);
  onChoice((choice) => {
    // The choice may have been made in another tab, or on the page of the cookie policy.
    if (choice === undefined) open();
    else close();
  });
}
