import type { ReactNode } from 'react';
import { unbrokenParts } from './unbrokenParts.tsx';

/** A currency before an amount: a sign such as "£", or letters and a no-break space, as in "CHF 5,000". */
const CURRENCY = String.raw`(?:\p{Sc}|\p{L}+\u00a0)`;

const SPAN = new RegExp(
  String.raw`(${CURRENCY}[\d.,]*\d–${CURRENCY}?[\d.,]*\d|\d+–\d+[ \u00a0]\p{L}+)`,
  'u',
);

/** Returns a text in which spans, such as "£1,000–£5,000" and "2–8 weeks", do not break over two lines. */
export function unbrokenSpans(text: string): ReactNode {
  return unbrokenParts(text, SPAN, 'whole');
}
