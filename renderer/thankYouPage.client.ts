/**
 * Shows the reference number that a natively submitted form is answered with. It is in the fragment of the address, which no server
 * gets to see.
 */
export function showReference(line: HTMLElement): void {
  const reference = /^#reference=([\w-]{1,64})$/.exec(location.hash)?.[1];
  const place = line.querySelector('b');
  if (!reference || !place) return;
  place.textContent = reference;
  line.hidden = false;
}
