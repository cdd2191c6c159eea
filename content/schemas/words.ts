import { z } from 'zod';
import { BookingWordsSchema } from './words/booking.ts';
import { EnquiriesWordsSchema } from './words/enquiries.ts';
import { FormsWordsSchema } from './words/forms.ts';
import { FrameWordsSchema } from './words/frame.ts';
import { NotFoundWordsSchema } from './words/notFound.ts';
import { ScriptsWordsSchema } from './words/scripts.ts';

/**
 * `content/words.yaml`: the words of the interface, such as labels, buttons and messages. Each area has a schema of its own in
 * `content/schemas/words/`.
 */
export const WordsSchema = z.strictObject({
  frame: FrameWordsSchema,
  booking: BookingWordsSchema,
  forms: FormsWordsSchema,
  enquiries: EnquiriesWordsSchema,
  scripts: ScriptsWordsSchema,
  notFound: NotFoundWordsSchema,
});
export type AllWords = z.infer<typeof WordsSchema>;
