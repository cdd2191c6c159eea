/** Pixels a page is scrolled by before the header turns solid (specification, section 9). */
const SOLID_AFTER = 10;

/**
 * The header at work: `data-solid` once the page is scrolled, and menus that close as people expect. The menus are `<details>`
 * and open without a script.
 */
export function enhanceHeader(header: HTMLElement): void {
  const turnSolid = () => header.toggleAttribute('data-solid', scrollY > SOLID_AFTER);
  addEventListener('scroll', turnSolid, { passive: true });
  // Where the page is scrolled to is known once it is laid out; asked at once, the browser would lay it out in the midst of the script.
  requestAnimationFrame(turnSolid);
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-part="menu"]')) {
    enhanceMenu(menu);
  }
}

/** Escape, a press elsewhere, the focus moving on and a chosen link close a menu; its summary says whether it is open. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  if (!summary) return;
  const tell = () => summary.setAttribute('aria-expanded', String(menu.open));
  const holds = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', tell);
  tell();
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    if (holds(document.activeElement)) summary.focus();
    close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(target)) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a related target the window lost the focus, or a press did it, which is dealt with above.
    if (relatedTarget && !holds(relatedTarget)) close();
  });
  menu.addEventListener('click', ({ target }) => {
    // A link to a place on the same page leaves the menu open in its way.
    if (target instanceof Element && target.closest('a')) close();
  });
}
