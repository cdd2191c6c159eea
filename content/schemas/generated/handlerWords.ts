import { z } from 'zod';
import { EnquiriesWordsSchema } from '../words/enquiries.ts';
import { FormWordsSchema } from './formWords.ts';

/** `dist/generated/handler-words.json`: the words with which the handler of enquiries answers, and the time zone of its mails. */
export const HandlerWordsSchema = z.strictObject({
  forms: FormWordsSchema,
  enquiries: EnquiriesWordsSchema,
  /** The time zone of the office, such as "Europe/London". */
  timeZone: z.string(),
});
export type HandlerWords = z.infer<typeof HandlerWordsSchema>;
