import { reportEvent } from '#templates/islands/reportEvent.ts';
import { onChoice } from '../consent/consentChoice.client.ts';

/** The messages that the calendar sends when a session is booked (docs/behaviour.md#consent-analytics-booking). */
const BOOKED = ['booking_confirmed', 'booking_created'];

/** The time after which a calendar that has not loaded counts as unreachable, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Shows the booking calendar of another company when the visitor presses the button or accepts functional cookies. The press is consent to
 * this frame. Otherwise the frame is removed if the consent is withdrawn (docs/behaviour.md#consent-analytics-booking).
 */
export function enhanceBooking(booking: HTMLElement): void {
  const { url = '', origin = '', calendar = '', booked = '', unreachable = '' } = booking.dataset;
  const preview = booking.querySelector<HTMLElement>('[data-part="preview"]');
  const status = booking.querySelector<HTMLElement>('[data-part="status"]');
  const button = preview?.querySelector('button');
  if (!preview || !status || !button) return;
  let frame: HTMLIFrameElement | undefined;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    if (status.textContent === unreachable) status.textContent = '';
  };
  const show = () => {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.className = 'booking__frame';
    frame.title = calendar;
    // The calendar needs its own scripts, storage, form and links, but must not navigate this page.
    frame.sandbox.add(
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    );
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = url;
    status.textContent = '';
    timer = setTimeout(() => (status.textContent = unreachable), TIMEOUT);
    frame.addEventListener(
      'load',
      () => {
        stopWaiting();
        reportEvent('calendar_widget_loaded', {
          category: 'engagement',
          label: location.pathname,
        });
      },
      { once: true },
    );
    preview.replaceWith(frame);
  };
  const remove = () => {
    stopWaiting();
    frame?.replaceWith(preview);
    frame = undefined;
  };

  const reported = new Set<string>();
  addEventListener('message', (event) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    const name = nameOf(event.data);
    if (name === undefined || reported.has(name)) return;
    reported.add(name);
    reportEvent(name, { category: 'conversion', label: location.pathname });
    status.textContent = booked;
  });
  button.addEventListener('click', () => {
    isPressed = true;
    show();
    frame?.focus();
  });
  onChoice((choice) => {
    if (choice?.functional) show();
    else if (!isPressed) remove();
  });
}

/** Returns the name of a message about a booking. It is the whole message or its type. Returns `undefined` for other messages. */
function nameOf(data: unknown): string | undefined {
  const name =
    typeof data === 'object' && data !== null
      ? 'type' in data
        ? data.type
        : 'event' in data
          ? data.event
          : undefined
      : data;
  return typeof name === 'string' && BOOKED.includes(name) ? name : undefined;
}
