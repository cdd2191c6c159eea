/** The events by which a visitor shows interest in a part. */
const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;

/** The distance below the window at which a part is near, in pixels. */
const NEAR = 300;

/** The time for which a submission waits for the code, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Loads the code of a part when the visitor interacts with it or, with `whenNear`, when it is near the window, or `atOnce`. If a button is
 * pressed or a form is submitted while the code loads, the press or submission is repeated once afterwards; a form with errors is then
 * checked by that code instead of the browser, whose message would cover a field. If the code can't be loaded (offline, or a new version has
 * been published), the part gets `data-failed`, its form is submitted natively, and the next interaction tries again. A form is also
 * submitted natively if the code takes too long.
 */
export function loadOnInteraction(
  element: HTMLElement,
  load: () => Promise<void>,
  { atOnce = false, whenNear = false } = {},
): void {
  let loading: Promise<boolean> | undefined;
  let isLoaded = false;
  const start = () =>
    (loading ??= load().then(
      () => {
        delete element.dataset.failed;
        return (isLoaded = true);
      },
      () => {
        loading = undefined;
        element.dataset.failed = '';
        return false;
      },
    ));

  const onInteraction = () => {
    if (isLoaded) for (const type of INTERACTIONS) element.removeEventListener(type, onInteraction);
    else void start();
  };
  for (const type of INTERACTIONS) element.addEventListener(type, onInteraction, { passive: true });
  if (atOnce || element.matches(':focus-within')) onInteraction();
  if (whenNear) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(element);
  }

  const pressed = new Set<HTMLElement>();
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]');
    if (isLoaded || !(button instanceof HTMLElement) || pressed.has(button)) return;
    pressed.add(button);
    void start().then((wasLoaded) => {
      pressed.delete(button);
      if (wasLoaded) button.click();
    });
  });
  let isWaiting = false;
  let isReporting = false;
  /**
   * Calls `then` with whether the code was loaded in time. A second press and each field with an error have events of their own, and one
   * submission is repeated for all.
   */
  const wait = async (then: (wasLoaded: boolean) => void) => {
    if (isWaiting) return;
    isWaiting = true;
    element.setAttribute('aria-busy', 'true');
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false));
    const wasLoaded = await Promise.race([start(), late]);
    element.removeAttribute('aria-busy');
    isWaiting = false;
    then(wasLoaded);
  };
  element.addEventListener('submit', (event) => {
    const form = event.target;
    if (isLoaded || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void wait((wasLoaded) => (wasLoaded ? form.requestSubmit() : form.submit()));
  });
  element.addEventListener(
    'invalid',
    (event) => {
      const form = event.target instanceof Element && event.target.closest('form');
      if (isLoaded || isReporting || !form) return;
      event.preventDefault();
      void wait((wasLoaded) => {
        if (wasLoaded) {
          form.noValidate = true;
          form.requestSubmit();
        } else {
          isReporting = true;
          form.reportValidity();
          isReporting = false;
        }
      });
    },
    true,
  );
}
