import type { HowFarScreen } from '#schemas/screen.ts';
import { BRIEF_ANCHOR } from '#templates/how-far/briefHref.ts';
import { wordsOf } from '../wordsOf.client.ts';

/**
 * Puts the brief of a journey into an empty message, if the address has its anchor (`/contact#brief=idea-to-shop`). The brief is read from
 * the planner, so addresses, logs and analytics contain the name of the journey only. If that page cannot be loaded, the form stays empty.
 */
export async function fillBrief(section: HTMLElement): Promise<void> {
  const field = section.querySelector('textarea');
  const { plannerPath = '' } = section.dataset;
  const name = location.hash.slice(BRIEF_ANCHOR.length);
  if (!field || field.value !== '' || name === '') return;
  const html = await fetch(plannerPath)
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined);
  if (html === undefined) return;
  const planner = new DOMParser().parseFromString(html, 'text/html');
  const brief = planner.getElementById(name)?.querySelector('[data-part="brief"]');
  if (!brief || field.value !== '') return;
  field.value = brief.textContent;
  field.rows = 12;
  const enhanced = planner.querySelector<HTMLElement>('[data-enhance="how-far"]');
  const status = section.querySelector('[data-part="filled"]');
  if (status && enhanced) {
    status.textContent = wordsOf<Pick<HowFarScreen['labels'], 'filled'>>(enhanced).filled;
  }
  section.scrollIntoView();
}
