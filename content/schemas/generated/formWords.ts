import { z } from 'zod';
import { FormsWordsSchema } from '../words/forms.ts';

const { lead, contact } = FormsWordsSchema.shape;

/** `dist/client/form-words.json`: the words of the forms. A form fetches them when a visitor first uses it, so that no page contains them. */
export const FormWordsSchema = FormsWordsSchema.extend({
  /** A hash of the words. A page has it too, so that a form never gets the words of another build. */
  version: z.string(),
  /** The locale of numbers, such as "en-GB". */
  locale: z.string(),
  /** `thanks` says when the agency replies, if it promises a time. */
  lead: lead.omit({ thanks: true, thanksWithoutPromise: true }).extend({ thanks: z.string() }),
  contact: contact
    .omit({ thanks: true, thanksWithoutPromise: true })
    .extend({ thanks: z.string() }),
});
export type FormWords = z.infer<typeof FormWordsSchema>;
