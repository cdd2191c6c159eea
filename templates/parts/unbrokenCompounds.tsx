import type { ReactNode } from 'react';

/** Returns a text in which a word with hyphens, such as "two-factor", breaks over two lines only if it is wider than a line. */
export function unbrokenCompounds(text: string): ReactNode {
  const parts = text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+)/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
