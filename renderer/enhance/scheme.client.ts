import { onChoice } from '../consent/consentChoice.client.ts';

/** The key in storage, which the cookie policy lists. */
const KEY = 'scheme';

/**
 * Enhances the switch between light, dark and the system's scheme. The choice applies to the open page. It is stored only if the visitor
 * has accepted functional cookies.
 */
export function switchScheme(fieldset: HTMLElement): void {
  const boxes = [...fieldset.querySelectorAll<HTMLInputElement>('input')];
  /** Whether the choice is stored. */
  let isKept = false;
  const show = (scheme: string) => {
    apply(scheme);
    for (const box of boxes) box.checked = box.value === scheme;
  };
  for (const box of boxes) {
    box.addEventListener('change', () => {
      apply(box.value);
      if (isKept) write(box.value);
    });
  }
  // After a reload, a browser may restore the radio button of a choice that was not stored.
  show('system');
  onChoice((choice) => {
    const wasKept = isKept;
    isKept = choice?.functional ?? false;
    const stored = read();
    if (!isKept) write();
    // Another page may have stored a newer choice than that of this page.
    else if (wasKept || stored) show(stored ?? 'system');
    else write(boxes.find((box) => box.checked)?.value);
  });
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
