import type { ReactNode } from 'react';

/** Returns a text in which the parts that match a pattern with one group, the whole match, are in elements of a class. */
export function unbrokenParts(text: string, pattern: RegExp, className: string): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={className}>
        {part}
      </span>
    ),
  );
}
