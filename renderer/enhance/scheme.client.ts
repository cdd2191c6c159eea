import { currentChoice, onChoice } from '../consent/consentChoice.client.ts';

/** The item in storage, listed in the cookie policy. */
const KEY = 'scheme';

/**
 * The switch between light, dark and what the system says. A choice holds for the page that is open. Only who has accepted
 * functional cookies has it remembered, for without agreement nothing is stored but the answer about cookies.
 */
export function switchScheme(fieldset: HTMLElement): void {
  const boxes = [...fieldset.querySelectorAll<HTMLInputElement>('input')];
  const stored = currentChoice()?.functional ? read() : undefined;
  for (const box of boxes) {
    // A browser may have kept what was chosen before the page was loaded again; it does not hold any more.
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

/** Sets the scheme of the page; styles follow `data-scheme` on the root element. */
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

/** Remembers a scheme; "system" needs no memory. */
function write(scheme = 'system'): void {
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // A browser that stores nothing shows the system's scheme on the next page.
  }
}
