import { FIRST_ITEMS } from '#templates/home/firstItems.ts';
import type { LayoutWords } from '#templates/words.ts';
import { fillCounts } from '../fillCounts.client.ts';
import { wordsOf } from '../wordsOf.client.ts';

type PortfolioWords = LayoutWords['scripts']['portfolio'] & Pick<LayoutWords['scripts'], 'loading'>;

/** The number of items that each press of the button adds. */
const STEP = 3;
/** The time for which the button shows that it is loading, in milliseconds. */
const LOADING_FOR = 500;

/** Adds a filter to the portfolio. Shows six items at first, and a button that adds three more. */
export function enhancePortfolio(portfolio: HTMLElement): void {
  const items = [...portfolio.querySelectorAll<HTMLElement>('[data-category]')];
  const filters = [...portfolio.querySelectorAll<HTMLElement>('[data-filter]')];
  const more = portfolio.querySelector<HTMLElement>('[data-part="more"]');
  const status = portfolio.querySelector<HTMLElement>('[data-part="status"]');
  if (!more || !status) return;
  const { loading: loadingLabel, shown: shownText } = wordsOf<PortfolioWords>(portfolio);
  const label = more.textContent;
  let filter = 'all';
  let visible = FIRST_ITEMS;
  let loading: ReturnType<typeof setTimeout> | undefined;

  const matching = () =>
    items.filter(({ dataset }) => filter === 'all' || dataset.category === filter);
  const show = () => {
    const shown = new Set(matching().slice(0, visible));
    // Print shows all items, so they are not `hidden`.
    for (const item of items) item.toggleAttribute('data-left-out', !shown.has(item));
    for (const button of filters) {
      button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    }
    more.hidden = shown.size === matching().length;
  };
  const tell = () => {
    const all = matching().length;
    const values = { shown: Math.min(visible, all), count: all };
    status.textContent = fillCounts(shownText, all, values);
  };
  const stopLoading = () => {
    clearTimeout(loading);
    loading = undefined;
    more.textContent = label;
    more.removeAttribute('aria-disabled');
  };

  for (const button of filters) {
    button.addEventListener('click', () => {
      stopLoading();
      filter = button.dataset.filter ?? 'all';
      visible = FIRST_ITEMS;
      show();
      tell();
    });
  }
  more.addEventListener('click', () => {
    if (loading !== undefined) return;
    more.textContent = loadingLabel;
    more.setAttribute('aria-disabled', 'true');
    loading = setTimeout(() => {
      const next = matching()[visible];
      const hadFocus = document.activeElement === more;
      stopLoading();
      visible += STEP;
      show();
      tell();
      // The button is gone, so the focus moves to the first new item.
      if (more.hidden && hadFocus) next?.querySelector('a')?.focus();
    }, LOADING_FOR);
  });
  show();
  portfolio.dataset.ready = '';
}
