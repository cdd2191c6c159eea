import { fillWords } from '#schemas/fillWords.ts';
import type { FormWords } from '#schemas/generated/formWords.ts';
import type { Site } from '#schemas/site.ts';
import type { FormsWords } from '#schemas/words/forms.ts';
import { stableHash } from './stableHash.ts';

/** Returns the words of the forms, with the reply time that the agency promises, and the locale of the site. */
export function planFormWords(words: FormsWords, { claims, locale }: Site): FormWords {
  const promise = claims?.promisedReply;
  const thanks = ({ thanks, thanksWithoutPromise }: FormsWords['lead' | 'contact']) =>
    promise ? fillWords(thanks, { promised_reply: promise }) : thanksWithoutPromise;
  const { thanks: _lead, thanksWithoutPromise: _otherLead, ...lead } = words.lead;
  const { thanks: _contact, thanksWithoutPromise: _otherContact, ...contact } = words.contact;
  const planned = {
    ...words,
    locale,
    lead: { ...lead, thanks: thanks(words.lead) },
    contact: { ...contact, thanks: thanks(words.contact) },
  };
  return { ...planned, version: stableHash(JSON.stringify(planned)).toString(36) };
}
