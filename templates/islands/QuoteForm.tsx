import { useState } from 'react';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import type { Notice } from './enquiry/EnquiryForm.tsx';
import { FAILURE_TEXT } from './enquiry/failureText.ts';
import { useEnquiry } from './enquiry/useEnquiry.ts';

/** Renders the quote form of a service page (docs/behaviour.md#forms). `page` is the title of the service. */
export function QuoteForm({ page }: { page: string }) {
  const [notice, setNotice] = useState<Notice>();
  const atWork = useEnquiry('quote', page, {
    onStart: () => setNotice(undefined),
    onSent: (reference) =>
      setNotice({ kind: 'success', text: 'Thanks! Your message has been sent.', reference }),
    onFailed: () => setNotice({ kind: 'failure', text: FAILURE_TEXT }),
  });
  return (
    <EnquiryForm
      name="quote"
      page={page}
      button={{ label: 'Get my quote', sending: 'Sending...' }}
      notice={notice}
      atWork={atWork}
    />
  );
}
