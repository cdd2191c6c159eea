import { useState } from 'react';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import type { Notice } from './enquiry/EnquiryForm.tsx';
import { FAILURE_TEXT } from './enquiry/failureText.ts';
import { useEnquiry } from './enquiry/useEnquiry.ts';

/** The quote form of a service page (specification, sections 5, 7 and 8). `page` is the title of the service. */
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
