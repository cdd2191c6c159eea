import { fillPlural } from '#schemas/fillWords.ts';
import type { LayoutWords } from '#templates/words.ts';
import { pageLocale, wordsOf } from './wordsOf.client.ts';

/** Adds a filter to the list of towns: a field that hides the towns whose names do not contain its text. */
export function filterTowns(list: HTMLElement): void {
  const form = list.querySelector<HTMLElement>('[data-part="filter"]');
  const field = form?.querySelector('input');
  const status = list.querySelector<HTMLElement>('[data-part="status"]');
  if (!form || !field || !status) return;
  const words = wordsOf<LayoutWords['scripts']['towns']>(list);
  const countText = (count: number) =>
    count === 0 ? words.none : fillPlural(words.count, count, pageLocale(), { count });
  const towns = [...list.querySelectorAll<HTMLElement>('.towns a')].map((item) => ({
    item,
    name: plain(item.textContent),
  }));
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];

  const apply = () => {
    const wanted = plain(field.value);
    let found = 0;
    for (const { item, name } of towns) {
      item.hidden = !name.includes(wanted);
      if (!item.hidden) found++;
    }
    for (const group of groups) group.hidden = !group.querySelector('.towns a:not([hidden])');
    status.textContent = wanted === '' ? '' : countText(found);
  };
  field.addEventListener('input', apply);
  form.hidden = false;
  // A browser may restore text that was typed before.
  if (field.value !== '') apply();
}

/** Returns a name in lower case without accents and punctuation, so that "kings lynn" finds King's Lynn. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase();
}
