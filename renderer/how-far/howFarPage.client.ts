import { fillWords } from '#schemas/fillWords.ts';
import type { HowFarScreen } from '#schemas/screen.ts';
import type { JourneyPart } from '#templates/how-far/journeyPart.ts';
import { briefHref } from '#templates/how-far/briefHref.ts';
import { wordsOf } from '../wordsOf.client.ts';

type Labels = Pick<HowFarScreen['labels'], 'chosen' | 'copied' | 'notCopied'>;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Enhances the planner: a choice of a start and a goal redraws the sign with the journey between them, which is in the list below, and puts
 * its anchor into the address. A button copies the brief.
 */
export function enhanceHowFar(page: HTMLElement): void {
  const labels = wordsOf<Labels>(page);
  const sign = partOf(page, 'sign');
  const journeys = [...page.querySelectorAll<HTMLElement>('article[data-goal]')];
  const chosenBy = (name: 'start' | 'goal') =>
    page.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
  const find = (start: string | undefined, goal: string | undefined) =>
    journeys.find(({ dataset }) => dataset.start === start && dataset.goal === goal);
  if (!sign) return;

  let shown = journeys[0];
  const show = (journey: HTMLElement) => {
    if (journey === shown) return;
    shown = journey;
    redraw(sign, journey);
    const strip = partOf(page, 'strip');
    if (strip) fill(strip, journey, ['weeks', 'price']);
    // Print shows a chosen journey alone.
    page.dataset.chosen = '';
    const text = (name: JourneyPart) => partOf(journey, name)?.textContent ?? '';
    say(page, 'copied', '');
    const sums = [text('weeks'), text('price')].filter(Boolean).join(', ');
    say(page, 'chosen', fillWords(labels.chosen, { title: text('title'), sums }));
    // A history of choices would make "back" useless.
    history.replaceState(history.state, '', `#${journey.id}`);
  };
  /** Shows the goals that a start leads to, and returns the journey to the chosen one, or else to the first. */
  const choose = () => {
    const start = chosenBy('start');
    const fromStart = journeys.filter(({ dataset }) => dataset.start === start);
    const journey = find(start, chosenBy('goal')) ?? fromStart[0];
    for (const goal of page.querySelectorAll<HTMLInputElement>('input[name="goal"]')) {
      goal.checked = goal.value === journey?.dataset.goal;
      const label = goal.closest('label');
      if (label) label.hidden = !fromStart.some(({ dataset }) => dataset.goal === goal.value);
    }
    return journey;
  };

  page.addEventListener('change', () => {
    const journey = choose();
    if (journey) show(journey);
  });
  partOf(sign, 'copy')?.addEventListener('click', () => void copy(page, sign, labels));
  showStrip(page, sign, () => shown?.id);

  // The address may name a journey, and a choice may have been made before this code was loaded.
  const named = journeys.find(({ id }) => `#${id}` === location.hash);
  if (named) {
    for (const name of ['start', 'goal'] as const) {
      const choice = page.querySelector<HTMLInputElement>(
        `input[name="${name}"][value="${named.dataset[name]}"]`,
      );
      if (choice) choice.checked = true;
    }
  }
  const journey = choose();
  if (journey) show(journey);
}

/** Replaces the content of the sign with that of a journey. */
function redraw(sign: HTMLElement, journey: HTMLElement): void {
  fill(sign, journey, ['title', 'weeks', 'price', 'then', 'example', 'brief']);
  const stages = partOf(journey, 'stages')?.children ?? [];
  partOf(sign, 'stages')?.replaceChildren(...[...stages].map(withBar));
  partOf(sign, 'send')?.setAttribute('href', briefHref(journey.id));
}

/** Replaces the texts of some parts with those of a journey, and hides rows without a text. */
function fill(target: HTMLElement, journey: HTMLElement, names: readonly JourneyPart[]): void {
  for (const name of names) {
    const part = partOf(target, name);
    const text = partOf(journey, name)?.textContent ?? '';
    if (!part) continue;
    part.textContent = text;
    const row = part.closest<HTMLElement>('[data-part="row"]');
    if (row) row.hidden = text === '';
  }
}

/**
 * Shows the strip with the weeks and the price while the choices are in view and those figures of the sign are not. It is a link to the
 * sign, and the address keeps the journey.
 */
function showStrip(page: HTMLElement, sign: HTMLElement, shown: () => string | undefined): void {
  const strip = partOf(page, 'strip');
  const choices = partOf(page, 'choices');
  const figure = partOf(sign, 'price');
  if (!strip || !choices || !figure) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    strip.hidden = !seen.has(choices) || seen.has(figure);
  });
  for (const element of [choices, figure]) observer.observe(element);
  strip.addEventListener('click', () => {
    const id = shown();
    if (id) setTimeout(() => history.replaceState(history.state, '', `#${id}`));
  });
}

/** Returns a copy of a stage with its bar (`templates/how-far/JourneyStages.tsx`). */
function withBar(stage: Element): Node {
  const copied = stage.cloneNode(true);
  if (!(copied instanceof HTMLElement)) return copied;
  const [from, least, most] = copied.dataset.bar?.split(' ') ?? [];
  const bar = document.createElementNS(SVG, 'svg');
  bar.setAttribute('viewBox', '0 0 100 6');
  bar.setAttribute('preserveAspectRatio', 'none');
  bar.setAttribute('aria-hidden', 'true');
  for (const to of [most, least]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', `M${from} 3H${to}`);
    bar.append(path);
  }
  copied.append(bar);
  return copied;
}

/** Copies the brief. If the browser does not allow it, the brief is shown and selected. */
async function copy(
  page: HTMLElement,
  sign: HTMLElement,
  { copied, notCopied }: Labels,
): Promise<void> {
  const brief = partOf(sign, 'brief');
  if (!brief) return;
  try {
    await navigator.clipboard.writeText(brief.textContent);
    say(page, 'copied', copied);
  } catch {
    const details = brief.closest('details');
    if (details) details.open = true;
    getSelection()?.selectAllChildren(brief);
    say(page, 'copied', notCopied);
  }
}

function say(page: HTMLElement, part: 'chosen' | 'copied', text: string): void {
  const status = partOf(page, part);
  if (status) status.textContent = text;
}

function partOf(element: HTMLElement, name: JourneyPart): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-part="${name}"]`);
}
