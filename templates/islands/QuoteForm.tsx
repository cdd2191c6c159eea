import { useState } from 'react';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import type { Notice } from './enquiry/EnquiryForm.tsx';
import { useEnquiry } from './enquiry/useEnquiry.ts';
import type { WithFormWords } from './Island.tsx';

/** Renders the quote form of a service page (docs/behaviour.md#forms). `page` is the title of the service. */
export function QuoteForm({ page, words }: { page: string } & WithFormWords) {
  const [notice, setNotice] = useState<Notice>();
  const atWork = useEnquiry('quote', page, words, {
    onStart: () => setNotice(undefined),
    onSent: (reference) => setNotice({ kind: 'success', text: words.quote.thanks, reference }),
    onFailed: () => setNotice({ kind: 'failure', text: words.failure }),
  });
  return (
    <EnquiryForm
      name="quote"
      page={page}
      button={words.quote.button}
      words={words}
      notice={notice}
      atWork={atWork}
    />
  );
}
