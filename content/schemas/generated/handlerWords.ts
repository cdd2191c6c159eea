import { z } from 'zod';
import { EnquiriesWordsSchema } from '../words/enquiries.ts';
import { FormWordsSchema } from './formWords.ts';

/** `dist/generated/handler-words.json`: the words with which the handler of enquiries answers. */
export const HandlerWordsSchema = z.strictObject({
  forms: FormWordsSchema,
  enquiries: EnquiriesWordsSchema,
});
export type HandlerWords = z.infer<typeof HandlerWordsSchema>;
