/** The scroll distance beyond which the header is solid, in pixels (docs/behaviour.md#header-and-navigation). */
const SOLID_AFTER = 10;

/**
 * Enhances the header: sets `data-solid` to whether the page is scrolled, and closes its menus. The menus are `<details>`, which open without a
 * script.
 */
export function enhanceHeader(header: HTMLElement): void {
  const turnSolid = () => {
    header.dataset.solid = String(scrollY > SOLID_AFTER);
  };
  addEventListener('scroll', turnSolid, { passive: true });
  // Reading the scroll position at once would force a layout in the middle of the script.
  requestAnimationFrame(turnSolid);
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-part="menu"]')) {
    enhanceMenu(menu);
  }
}

/** Closes a menu on Escape, on a press elsewhere, when the focus leaves it, and when a link is chosen. Sets `aria-expanded` on its summary. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  if (!summary) return;
  const updateExpanded = () => summary.setAttribute('aria-expanded', String(menu.open));
  const holds = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', updateExpanded);
  updateExpanded();
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    if (holds(document.activeElement)) summary.focus();
    close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(target)) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a related target, either the window lost the focus or a press moved it. Presses are handled above.
    if (relatedTarget && !holds(relatedTarget)) close();
  });
  menu.addEventListener('click', ({ target }) => {
    // If the link leads to an anchor on the same page, the open menu would cover the anchor.
    if (target instanceof Element && target.closest('a')) close();
  });
}
