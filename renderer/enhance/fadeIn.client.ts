/** The share of a section that must be in view before it fades in (docs/behaviour.md#motion). */
const THRESHOLD = 0.2;
/** The same share for the contact page on small screens. */
const EARLY_THRESHOLD = 0.1;
const SMALL_SCREEN = '(max-width: 767px)';
/** The time after which all sections of the contact page are shown on small screens, in milliseconds. */
const FORCED_AFTER = 2000;

/**
 * Fades in each section once. Only sections below the window are hidden, and only when the visitor begins to scroll. Nothing is hidden
 * without a script, in print, under reduced motion, or from visitors that never scroll, such as crawlers.
 */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sections = [...document.querySelectorAll<HTMLElement>('[data-fade]')];
  const isEarly = ({ dataset }: HTMLElement) => dataset.fade === 'early';
  if (matchMedia(SMALL_SCREEN).matches && sections.some(isEarly)) {
    const waiting = fadeWhenSeen(sections.filter(isEarly), EARLY_THRESHOLD);
    setTimeout(() => waiting.forEach(stopWaiting), FORCED_AFTER);
  } else {
    addEventListener('scroll', () => fadeWhenSeen(sections, THRESHOLD), {
      passive: true,
      once: true,
    });
  }
}

/** Hides sections below the window until enough of them is in view. Returns the hidden ones. */
function fadeWhenSeen(sections: readonly HTMLElement[], threshold: number): HTMLElement[] {
  const below = sections
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= innerHeight);
  for (const { section, box } of below) {
    section.dataset.fadeState = 'waiting';
    // If a section is taller than the window, that share of the window is enough.
    const share = threshold * Math.min(1, innerHeight / box.height);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        show(section);
      },
      { threshold: share },
    );
    observer.observe(section);
    section.addEventListener('focusin', () => show(section), { once: true });
  }
  return below.map(({ section }) => section);
}

function show(section: HTMLElement): void {
  section.dataset.fadeState = 'shown';
}

/** Shows a hidden section at once. It is out of view, so it needs no transition. */
function stopWaiting(section: HTMLElement): void {
  if (section.dataset.fadeState === 'waiting') delete section.dataset.fadeState;
}
