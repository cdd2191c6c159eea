import { decodePercent } from '#schemas/decodePercent.ts';

/** The distance from the top of the window at which a section counts as being read, in pixels (docs/behaviour.md#home). */
const OFFSET = 100;
/** The tolerance of positions in pixels. Browsers round scroll positions to device pixels. */
const ROUNDING = 1;

/** Marks the link of the current section: the last one that begins above the offset, or the last section at the foot of the page. */
export function spyOnSections(nav: HTMLElement): void {
  const targets = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.getElementById(decodePercent(link.hash.slice(1)));
    return section ? [{ link, section }] : [];
  });
  let current: HTMLAnchorElement | undefined;
  let isDue = false;

  const mark = () => {
    isDue = false;
    const atFoot = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 1;
    const reading = targets.findLast(
      ({ section }) => atFoot || section.getBoundingClientRect().top < OFFSET + ROUNDING,
    );
    if (reading?.link === current) return;
    current?.removeAttribute('aria-current');
    current = reading?.link;
    current?.setAttribute('aria-current', 'true');
  };
  const markSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(mark);
  };
  addEventListener('scroll', markSoon, { passive: true });
  // Sections above may change their height.
  new ResizeObserver(markSoon).observe(document.body);
}
