import type { ComponentProps } from 'react';
import { fillNodes } from '../../fillNodes.tsx';
import type { WithFormWords } from '../Island.tsx';

/** Renders the reference number of an enquiry, or nothing if the answer had none. */
export function EnquiryReference({
  reference,
  words,
  ...attributes
}: { reference: string | undefined } & WithFormWords & ComponentProps<'p'>) {
  if (reference === undefined) return null;
  return (
    <p className="reference" {...attributes}>
      {fillNodes(words.reference, { reference: <b>{reference}</b> })}
    </p>
  );
}
