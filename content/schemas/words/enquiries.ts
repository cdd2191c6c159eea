import { z } from 'zod';
import { line, pattern, text } from './wordFields.ts';

/** The reasons for which the handler does not accept a request, each with its sentence. */
const RefusalsSchema = z
  .strictObject({
    unknownAddress: text('the address does not exist'),
    usePost: text('an enquiry was not sent with POST'),
    reportWithPost: text('a visit to a missing page was not reported with POST'),
    getChallenge: text('a challenge was not asked for with GET'),
    getDelivery: text('a delivery was not asked for with GET'),
    getHealth: text('the state of the site was not asked for with GET'),
    scheduler: text('the address is for the scheduler of the site'),
    otherSite: text('an enquiry came from a different site'),
    otherSiteReport: text('a report came from a different site'),
    invalid: text('fields need a correction, which follows'),
    keyUsed: text('the key of a message was used before'),
    unreadableForm: text('a form cannot be read'),
    unreadable: text('a request cannot be read'),
    tooLarge: pattern('a request is too large', { limit: '32' }),
    tooSlow: text('a request took too long'),
    cutOff: text('a request ended too early'),
    wrongType: pattern('a request has the wrong type', { types: 'application/json' }),
    manyFromYou: text('too many messages came from one connection'),
    manyFromAll: text('too many messages are arriving'),
    invalidReport: text('a report has the wrong shape'),
    unavailable: text('messages cannot be kept at the moment'),
    fault: text('something else went wrong'),
  })
  .describe('the sentences about a request that is not accepted');

/** The sentences about a part of a request that is not accepted, for programs that send enquiries. */
const ProblemsSchema = z
  .strictObject({
    notText: pattern('a field is not text', { label: 'Name' }),
    unknownField: text('a field does not belong to an enquiry'),
    repeatedField: text('a field of a form occurs twice'),
    repeatedKey: pattern('a field of a JSON body occurs twice', { field: '"name"' }),
    notJson: text('a body is not JSON'),
    notObject: text('a body is JSON, but not an object'),
    notUtf8: text('a body is not in UTF-8'),
    key: text('the key is no UUID'),
    keyUsed: text('the key belongs to an earlier enquiry'),
    website: text('the hidden field is not empty'),
    elapsed: text('the time is not a number'),
    proof: text('the proof of work is not text'),
    longProof: text('the proof of work is too long'),
    report: text('a field of a report has the wrong shape'),
  })
  .describe('the sentences about a part of a request');

/** The words with which the handler of enquiries answers. Most visitors never see them, because forms check first. */
export const EnquiriesWordsSchema = z
  .strictObject({
    invalidTitle: line('the heading if fields need a correction'),
    nothingHereTitle: line('the heading if somebody opens the address of the handler'),
    notSentTitle: line('the heading if a message was not sent for any other reason'),
    pageTitle: pattern('the title of the page in the browser', {
      heading: 'Your message has not been sent',
    }),
    error: line('the words before each error, for screen readers'),
    again: line('the button that sends a form again'),
    toForm: line('the button that leads to the contact form'),
    home: line('the link to the home page'),
    refusals: RefusalsSchema,
    problems: ProblemsSchema,
  })
  .describe('the answers of the handler of enquiries');
export type EnquiriesWords = z.infer<typeof EnquiriesWordsSchema>;
