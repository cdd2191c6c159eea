/** The timeout of the wait for the first paint, in milliseconds. Some browsers do not report it. */
const TIMEOUT = 1000;

/**
 * Runs an action after the first paint, so that the action does not delay the paint. It waits until the browser reports the paint, because
 * a drawn frame is not on the screen yet. A page in the background is not painted, so the action runs at once.
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
  const timer = setTimeout(run, TIMEOUT);
  observer.observe({ type: 'paint', buffered: true });
}
