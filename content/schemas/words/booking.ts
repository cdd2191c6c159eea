import { z } from 'zod';
import { line, pattern, text } from './wordFields.ts';

const provider = { provider: 'Slotwell' };

/** The words around the booking of a session. The facts are in `content/site.yaml`. */
export const BookingWordsSchema = z
  .strictObject({
    offer: pattern('the sentence about the session', {
      minutes: '30',
      price: 'free',
      days: '7 days a week',
    }),
    show: line('the button that shows the calendar'),
    notice: pattern('the sentence below the button, about the cookies of the calendar', provider),
    calendar: pattern('the name of the calendar, for screen readers', provider),
    booked: text('the message after a booking'),
    unreachable: pattern('the message if the calendar does not answer', provider),
    link: pattern('the link to the page of the scheduling service', provider),
    linkNote: line('the words after the link'),
  })
  .describe('the booking of a session');
