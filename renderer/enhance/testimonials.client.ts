import type { LayoutWords } from '#templates/words.ts';
import { wordsOf } from '../wordsOf.client.ts';

/** The time for which each testimonial is shown, in milliseconds. */
const SHOWN_FOR = 5000;

/**
 * Shows the testimonials one at a time, each for five seconds. The rotation pauses on hover and focus and while the page is hidden. It can be
 * stopped, and does not start under reduced motion (WCAG 2.2, SC 2.2.2).
 */
export function rotateTestimonials(testimonials: HTMLElement): void {
  const quotes = [...testimonials.querySelectorAll<HTMLElement>('[data-part="list"] > li')];
  const dots = [...testimonials.querySelectorAll<HTMLElement>('[data-part="dot"]')];
  const list = testimonials.querySelector<HTMLElement>('[data-part="list"]');
  const pause = testimonials.querySelector<HTMLElement>('[data-part="pause"]');
  if (!list || !pause) return;
  const { play } = wordsOf<LayoutWords['scripts']['testimonials']>(testimonials);
  const label = pause.textContent;
  let current = 0;
  let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (index: number) => {
    current = index;
    quotes.forEach((quote, place) => quote.toggleAttribute('data-current', place === index));
    dots.forEach((dot, place) => dot.setAttribute('aria-current', String(place === index)));
  };
  /** Starts or stops the timer, depending on the current state. */
  const updateTimer = () => {
    const isBusy = testimonials.matches(':hover, :focus-within');
    const runs = !isStopped && !isBusy && !document.hidden;
    clearInterval(timer);
    if (runs) timer = setInterval(() => show((current + 1) % quotes.length), SHOWN_FOR);
    // Screen readers announce a testimonial that the visitor chose, but not the rotation.
    list.setAttribute('aria-live', runs ? 'off' : 'polite');
    pause.textContent = isStopped ? play : label;
  };

  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // The focus moves after the event, so the timer is updated later.
    testimonials.addEventListener(type, () => setTimeout(updateTimer));
  }
  document.addEventListener('visibilitychange', updateTimer);
  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));
  pause.addEventListener('click', () => {
    isStopped = !isStopped;
    updateTimer();
  });
  show(0);
  updateTimer();
  testimonials.dataset.ready = '';
}
