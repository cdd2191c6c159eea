import type { ReactNode } from 'react';
import { unbrokenParts } from './unbrokenParts.tsx';

/** Returns a text in which spans, such as "£1,000–£5,000" and "2–8 weeks", do not break over two lines. */
export function unbrokenSpans(text: string): ReactNode {
  return unbrokenParts(text, /(\p{Sc}[\d.,]*\d–\p{Sc}?[\d.,]*\d|\d+–\d+[ \u00a0]\p{L}+)/u, 'whole');
}
