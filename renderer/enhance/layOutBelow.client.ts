/**
 * Lays out the parts below the window, which the styles leave out of the first paint (`behaviour.css`). It does so after that paint, part
 * by part, so that a slow phone stays responsive. A list with `data-late` waits until the page has loaded, because its pictures would
 * compete with the visible one. If the visitor scrolls or the browser restores a scroll position, everything is laid out at once, because
 * positions matter then.
 */
export function layOutBelow(): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      'main > *, main > [data-enhance] > .band, body > footer',
    ),
  ];
  const layOutNext = () => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    return part;
  };
  const layOutLists = () => {
    for (const list of document.querySelectorAll<HTMLElement>('[data-late]')) {
      delete list.dataset.late;
    }
  };
  const layOutAll = () => {
    while (layOutNext());
    layOutLists();
  };
  const layOutInTurn = () => {
    // Reading the height makes the browser lay out this part now, instead of together with the next one.
    if (layOutNext()?.offsetHeight !== undefined) setTimeout(layOutInTurn);
  };
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') {
    layOutAll();
  } else {
    addEventListener('scroll', layOutAll, { passive: true, once: true });
    afterFrame(layOutInTurn);
    addEventListener('load', () => afterFrame(layOutLists), { once: true });
  }
}

/** Runs an action after the next frame has been drawn. The browser reports the first paint only. */
function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
