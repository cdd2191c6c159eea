/** Runs once the page is painted; before, it would compete with what is seen. A page in the background is not painted. */
export function oncePainted(action: () => void): void {
  if (document.hidden) action();
  else requestAnimationFrame(() => setTimeout(action));
}
