import { z } from 'zod';
import { EnquiriesWordsSchema } from '../words/enquiries.ts';
import { FormWordsSchema } from './formWords.ts';

/** `dist/generated/handler-words.json`: the words and the name with which the handler of enquiries answers, and the time zone of its mails. */
export const HandlerWordsSchema = z.strictObject({
  forms: FormWordsSchema,
  enquiries: EnquiriesWordsSchema,
  /** The name of the agency, at the end of the titles of pages. */
  agency: z.string(),
  /** The time zone of the office, such as "Europe/London". */
  timeZone: z.string(),
});
export type HandlerWords = z.infer<typeof HandlerWordsSchema>;
