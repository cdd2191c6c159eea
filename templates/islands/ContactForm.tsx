import { lazy, Suspense, useState } from 'react';
import { FORM_PAGES } from '#schemas/enquiryForms.ts';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import type { Notice } from './enquiry/EnquiryForm.tsx';
import { useEnquiry } from './enquiry/useEnquiry.ts';
import type { WithFormWords } from './Island.tsx';
import { reportEvent } from './reportEvent.ts';
import { useToasts } from './toast/useToasts.ts';
import type { ToastText } from './toast/useToasts.ts';

const loadToaster = () => import('./toast/Toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Renders the form of the contact page. A toast announces its outcome (docs/behaviour.md#forms). */
export function ContactForm({ services, words }: { services: readonly string[] } & WithFormWords) {
  const { thanksTitle, thanks, failureTitle, button } = words.contact;
  const { toasts, show, dismiss } = useToasts();
  const [notice, setNotice] = useState<Notice>();
  const tell = (toast: ToastText, kind: Notice['kind']) => {
    loadToaster().then(
      () => show(toast),
      // If the code of the toasts cannot be fetched, the message appears beside the button.
      () =>
        setNotice({
          kind,
          text: `${toast.title} ${toast.description}`,
          reference: toast.reference,
        }),
    );
  };
  const atWork = useEnquiry('contact', FORM_PAGES.contact, words, {
    onStart: () => setNotice(undefined),
    onSent(reference) {
      reportEvent('contact_us_page', { category: 'conversion', label: 'contact_form' });
      tell({ title: thanksTitle, description: thanks, reference }, 'success');
    },
    onFailed() {
      tell({ title: failureTitle, description: words.failure, isDestructive: true }, 'failure');
    },
  });
  return (
    <>
      <EnquiryForm
        name="contact"
        page={FORM_PAGES.contact}
        button={button}
        words={words}
        choices={services}
        notice={notice}
        atWork={atWork}
      />
      {toasts.length > 0 && (
        <Suspense>
          <Toaster toasts={toasts} words={words} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}
