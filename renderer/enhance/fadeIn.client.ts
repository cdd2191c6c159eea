/** How much of a section must be in view before it fades in (specification, section 9), and on the contact page on small screens. */
const THRESHOLD = 0.2;
const EARLY_THRESHOLD = 0.1;
const SMALL_SCREEN = '(max-width: 767px)';
/** Milliseconds after which the sections of the contact page are shown on small screens, in view or not. */
const FORCED_AFTER = 2000;

/**
 * Sections fade in once. Only those wait that lie below the window when the visitor begins to scroll: without a script, in
 * print, for those who want less motion and for whoever never scrolls, a crawler for one, nothing is ever hidden.
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

/** Lets sections below the window wait until enough of them is seen. Returns those that wait. */
function fadeWhenSeen(sections: readonly HTMLElement[], threshold: number): HTMLElement[] {
  const below = sections
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= innerHeight);
  for (const { section, box } of below) {
    section.dataset.fadeState = 'waiting';
    // Of a section taller than the window, that share of the window is enough.
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

/** Nobody sees a section that is shown although it is not in view: it needs no movement. */
function stopWaiting(section: HTMLElement): void {
  if (section.dataset.fadeState === 'waiting') delete section.dataset.fadeState;
}
