import { z } from 'zod';
import { cleanLine, cleanLines, enquiryErrors } from './enquiryForms.ts';
import { fillWords } from './fillWords.ts';
import type { HandlerWords } from './generated/handlerWords.ts';

/**
 * Returns the schema of the JSON body of `POST /api/contact` (docs/behaviour.md#the-enquiry). Forms send all of it. Other clients may send only
 * the first five fields, and leave out those they have no value for. Unknown fields are errors. Parsing cleans the text (see
 * `cleanLine`) and reports each problem at its field, in the words of `content/words.yaml`.
 */
export function enquirySchema({ forms, enquiries: { problems } }: HandlerWords) {
  const text = (label: 'name' | 'email' | 'phone' | 'message' | 'page') =>
    z.string({ error: fillWords(problems.notText, { label: forms.labels[label] }) }).default('');
  return z
    .strictObject({
      name: text('name').describe('the name of the visitor'),
      email: text('email').describe('the e-mail address; valid if it is not empty'),
      phone: text('phone').describe('the phone number as the visitor writes it'),
      message: text('message').describe(
        'the message; that of the contact form begins with company, service and a blank line',
      ),
      page: text('page').describe('the form, or the title of the service, that it comes from'),
      key: z
        .guid({ error: problems.key })
        .optional()
        .describe(
          'a UUID that the client creates for each enquiry and repeats when it tries again: one key, one record, one answer',
        ),
      website: z
        .string({ error: problems.website })
        .default('')
        .describe('the honeypot: people leave it empty'),
      elapsed: z
        .number({ error: problems.elapsed })
        .nonnegative({ error: problems.elapsed })
        .optional()
        .describe('milliseconds from the opening of the page until the form was sent'),
      proof: z
        .string({ error: problems.proof })
        .max(4096, { error: problems.longProof })
        .optional()
        .describe(
          'the solved challenge of GET /api/challenge: base64 of the JSON of {challenge, solution}',
        ),
    })
    .superRefine((sent, context) => {
      for (const { field, message } of enquiryErrors(sent, forms)) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    })
    .transform((sent) => ({
      ...sent,
      name: cleanLine(sent.name),
      email: cleanLine(sent.email),
      phone: cleanLine(sent.phone),
      message: cleanLines(sent.message),
      page: cleanLine(sent.page),
    }));
}

type EnquirySchema = ReturnType<typeof enquirySchema>;
/** An enquiry as a client sends it. */
export type SentEnquiry = z.input<EnquirySchema>;
/** An enquiry after it was checked and cleaned. */
export type Enquiry = z.output<EnquirySchema>;

/** The response to an enquiry that was saved. */
export const EnquiryAnswerSchema = z.strictObject({ ok: z.literal(true), id: z.guid() });
export type EnquiryAnswer = z.infer<typeof EnquiryAnswerSchema>;

/** The response to a request that was not accepted (RFC 9457). `errors` has one message for each field at fault. */
export const ProblemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof ProblemSchema>;
