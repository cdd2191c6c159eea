/**
 * Shows the reference number of a natively submitted form, or nothing if the address has none. The number is in the fragment, which is
 * not sent to servers.
 */
export function showReference(line: HTMLElement): void {
  const reference = /^#reference=([\w-]{1,64})$/.exec(location.hash)?.[1];
  const place = line.querySelector('b');
  if (reference && place) place.textContent = reference;
  // The hidden line keeps its space, so that nothing moves.
  else line.style.visibility = 'hidden';
}
