/** Pixels below the top of the window where a section counts as the one being read (specification, section 9). */
const OFFSET = 100;
/** A link leads to a place that the browser rounds to its own pixels. */
const ROUNDING = 1;

/** Marks the link of the section being read: the last that begins above the offset, or the last of all at the foot of the page. */
export function spyOnSections(nav: HTMLElement): void {
  const targets = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
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
  // Also where sections above change their height.
  new ResizeObserver(markSoon).observe(document.body);
}
