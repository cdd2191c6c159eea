import { MIN_ELAPSED } from '#schemas/enquiryForms.ts';

/** The facts about an enquiry that distinguish spam from genuine enquiries. */
export interface SpamSignals {
  message: string;
  name: string;
  /** The content of the field that people never see. */
  honeypot: string;
  /** The time from opening the page until the form was sent, in milliseconds. Undefined if no script has measured it. */
  elapsed: number | undefined;
  /** `absent` is normal without JavaScript, and for clients other than browsers. */
  proof: 'valid' | 'invalid' | 'absent';
  /** The number of times that this message has arrived within the hour. */
  times: number;
}

/** The number of links above which an enquiry gets a flag. */
const MAX_LINKS = 3;
/** The number of equal messages within an hour at which an enquiry gets a flag. */
const MIN_REPEATS = 3;

/**
 * Returns whether an enquiry is spam, and flags that explain why it may be. An enquiry is spam only if no person could have sent it: the
 * hidden field is filled in, or the form was sent at once without a proof of work. All other signals only set flags.
 */
export function classifySpam(signals: SpamSignals): { spam: boolean; flags: string[] } {
  const { message, name, honeypot, elapsed, proof, times } = signals;
  const filled = honeypot !== '';
  const quick = elapsed !== undefined && elapsed < MIN_ELAPSED && proof !== 'valid';
  const links = message.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  const flags = [
    filled && 'honeypot',
    quick && 'quick',
    proof === 'invalid' && 'proof',
    (links > MAX_LINKS || /https?:|www\./i.test(name)) && 'links',
    /<a\s+href|\[url=|\[link=/i.test(message) && 'markup',
    (times >= MIN_REPEATS || /([\p{L}\p{N}])\1{29}/u.test(message)) && 'repetition',
  ];
  return { spam: filled || quick, flags: flags.filter((flag) => flag !== false) };
}
