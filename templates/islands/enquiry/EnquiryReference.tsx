import type { ComponentProps } from 'react';
import type { WithFormWords } from '../Island.tsx';

/** Renders the reference number of an enquiry, or nothing if the answer had none. */
export function EnquiryReference({
  reference,
  words,
  ...attributes
}: { reference: string | undefined } & WithFormWords & ComponentProps<'p'>) {
  if (reference === undefined) return null;
  const [before, after] = words.reference.split(/\{\{.*?\}\}/);
  return (
    <p className="reference" {...attributes}>
      {before}
      <b>{reference}</b>
      {after}
    </p>
  );
}
