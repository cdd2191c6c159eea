/** Milliseconds to wait for word of the painting, which a browser may keep to itself. */
const PATIENCE = 1000;

/**
 * Runs once the page has been painted; before, it would compete with what is seen. A frame that has been drawn is not yet on the
 * screen, so the browser's own word counts. A page in the background is not painted: there it runs at once.
 */
export function oncePainted(action: () => void): void {
  if (document.hidden) {
    action();
    return;
  }
  const run = () => {
    observer.disconnect();
    clearTimeout(timer);
    action();
  };
  const observer = new PerformanceObserver(run);
  const timer = setTimeout(run, PATIENCE);
  observer.observe({ type: 'paint', buffered: true });
}
