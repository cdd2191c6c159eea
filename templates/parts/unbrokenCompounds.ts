import type { ReactNode } from 'react';
import { unbrokenParts } from './unbrokenParts.tsx';

/** Returns a text in which a word with hyphens, such as "two-factor", breaks over two lines only if it is wider than a line. */
export function unbrokenCompounds(text: string): ReactNode {
  // Few texts have one, and the pattern tries every word.
  if (!text.includes('-')) return text;
  return unbrokenParts(text, /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u, 'unbroken');
}
