/**
 * Lays out what the styles leave out of the first painting because it lies below the window (`behaviour.css`): after that painting,
 * part after part, so that none of them keeps a slow phone from answering. A list with `data-late` waits until the page has loaded
 * and is painted, lest its pictures compete with the one that is seen. All at once where the place of things matters already: to
 * whoever scrolls, and where a page is opened again at the place it was left at.
 */
export function layOutBelow(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')];
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
    // Asked for its height, the browser lays the part out now, and not together with the next.
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

/** Runs when the next frame has been drawn: here of what has come since, of which the browser tells no first painting. */
function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
