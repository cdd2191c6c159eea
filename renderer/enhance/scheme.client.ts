import { currentChoice, onChoice } from '../consent/consentChoice.client.ts';

/** The key in storage, which the cookie policy lists. */
const KEY = 'scheme';

/**
 * Enhances the switch between light, dark and the system's scheme. The choice applies to the open page. It is stored only if the visitor
 * has accepted functional cookies.
 */
export function switchScheme(fieldset: HTMLElement): void {
  const boxes = [...fieldset.querySelectorAll<HTMLInputElement>('input')];
  const stored = currentChoice()?.functional ? read() : undefined;
  for (const box of boxes) {
    // After a reload, a browser may restore the radio button of a choice that was not stored.
    box.checked = box.value === (stored ?? 'system');
    box.addEventListener('change', () => {
      apply(box.value);
      if (currentChoice()?.functional) write(box.value);
    });
  }
  if (stored) apply(stored);
  onChoice((choice) =>
    write(choice?.functional ? boxes.find((box) => box.checked)?.value : 'system'),
  );
  fieldset.hidden = false;
}

/** Sets the scheme of the page. Styles read `data-scheme` on the root element. */
function apply(scheme: string): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a scheme. "system" is the default and needs no entry. */
function write(scheme = 'system'): void {
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage, the next page shows the system's scheme.
  }
}
