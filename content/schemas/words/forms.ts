import { z } from 'zod';
import { line, pattern, text } from './wordFields.ts';

const label = { label: 'Message' };
const promise = { promised_reply: '24 hours' };

/** The labels of the fields, and the names of the parts of an enquiry. */
const LabelsSchema = z
  .strictObject({
    name: line('the name of the visitor'),
    fullName: line('the name in the lead form'),
    firstName: line('the first name in the contact form'),
    lastName: line('the last name in the contact form'),
    email: line('the email address'),
    phone: line('the phone number'),
    company: line('the company in the contact form'),
    service: line('the service in the contact form'),
    message: line('the message'),
    requirements: line('the message in the lead form'),
    project: line('the message in the contact form'),
    page: line('the page of an enquiry, for programs that send one'),
  })
  .describe('the labels of the fields');

/** The sentences about a field that is not filled in as it should be. */
const ErrorsSchema = z
  .strictObject({
    unreadable: pattern('the text has a character that cannot be read', label),
    oneLine: pattern('the text has a line break', label),
    tooLong: pattern('the text is too long', { ...label, limit: '5,000' }),
    email: text('the email address is not one'),
    required: z
      .strictObject({
        name: text('the name is missing'),
        firstName: text('the first name is missing'),
        lastName: text('the last name is missing'),
        email: text('the email address is missing'),
        message: text('the message is missing'),
        project: text('the message of the contact form is missing'),
      })
      .describe('a required field is blank'),
    blank: z
      .strictObject({
        name: text('at the name'),
        email: text('at the email address'),
        phone: text('at the phone number'),
        message: text('at the message'),
      })
      .describe('all fields are blank, and one of them is needed'),
    nothing: text('that mistake in one sentence for the whole form')
      .optional()
      .meta({ note: 'The form in the page says it once, instead of one sentence at each field' }),
  })
  .describe('the sentences about fields that need a correction');

/** The words of the forms with which visitors write to the agency. */
export const FormsWordsSchema = z
  .strictObject({
    labels: LabelsSchema,
    optional: line('the words after the label of a field that may be blank'),
    undecided: line('the first choice of the service'),
    leaveEmpty: line('the label of the hidden field that only programs fill in'),
    errors: ErrorsSchema,
    summary: line('the heading above several errors'),
    sending: line('the button while an enquiry is sent'),
    failure: text('the message if an enquiry could not be sent'),
    reference: pattern('the sentence with the reference number of an enquiry', {
      reference: '0b3e…',
    }),
    referenceInAddress: line('the words in place of the number on the page of thanks'),
    lead: z
      .strictObject({
        button: line('the button'),
        progress: line('the name of the progress bar, for screen readers'),
        thanksTitle: line('the heading after an enquiry was sent'),
        thanks: pattern('the message after an enquiry was sent', promise),
        thanksWithoutPromise: text('that message if the agency promises no time'),
      })
      .describe('the form of the home page'),
    contact: z
      .strictObject({
        button: line('the button'),
        thanksTitle: line('the heading after a message was sent'),
        thanks: pattern('the message after a message was sent', promise),
        thanksWithoutPromise: text('that message if the agency promises no time'),
        failureTitle: line('the heading if a message could not be sent'),
        toasts: line('the name of the place of messages, for screen readers'),
        close: line('the button that closes a message, for screen readers'),
      })
      .describe('the form of the contact page'),
    quote: z
      .strictObject({
        button: line('the button'),
        thanks: text('the message after a message was sent'),
      })
      .describe('the form of the pages of services'),
  })
  .describe('the forms');
export type FormsWords = z.infer<typeof FormsWordsSchema>;
