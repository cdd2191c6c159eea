import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM_FIELDS, FORM_PAGES } from '#schemas/enquiryForms.ts';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import type { Notice } from './enquiry/EnquiryForm.tsx';
import { EnquiryReference } from './enquiry/EnquiryReference.tsx';
import { useEnquiry } from './enquiry/useEnquiry.ts';
import type { WithFormWords } from './Island.tsx';
import { reportEvent } from './reportEvent.ts';

/** The time for which a message of thanks replaces the form, in milliseconds. */
const THANKS_FOR = 5000;
/** The amount that each filled field adds to the progress bar, as a percentage. */
const STEP = 25;

/** Renders the lead form of the home page. After a success, a message of thanks replaces it for five seconds. Then the form is empty again. */
export function LeadForm({ words }: WithFormWords) {
  const [notice, setNotice] = useState<Notice>();
  const [isThanking, setIsThanking] = useState(false);
  const [reference, setReference] = useState<string>();
  const [filled, setFilled] = useState(0);
  const thanks = useRef<HTMLDivElement>(null);
  const formFrame = useRef<HTMLDivElement>(null);
  const atWork = useEnquiry('lead', FORM_PAGES.lead, words, {
    onStart: () => setNotice(undefined),
    onSent(number) {
      reportEvent('homepage_lead_capture', { category: 'conversion', label: 'lead_capture' });
      setReference(number);
      setIsThanking(true);
    },
    onFailed: () => setNotice({ kind: 'failure', text: words.failure }),
  });
  const { form } = atWork;
  const count = () => setFilled(filledFields(form.current));

  // Counts text that was typed before hydration, too.
  useLayoutEffect(count, [form, isThanking]);
  useEffect(() => {
    if (!isThanking) return;
    thanks.current?.focus();
    const timer = setTimeout(() => {
      const hadFocus = thanks.current?.contains(document.activeElement);
      flushSync(() => setIsThanking(false));
      // Without this, the focus would be lost with the message. A focused field would open the keyboard of a phone.
      if (hadFocus) formFrame.current?.focus({ preventScroll: true });
    }, THANKS_FOR);
    return () => clearTimeout(timer);
  }, [isThanking]);

  return (
    <div className="lead-form" data-thanking={isThanking || undefined} onInput={count}>
      <div className="lead-form__form" inert={isThanking} tabIndex={-1} ref={formFrame}>
        <EnquiryForm
          name="lead"
          page={FORM_PAGES.lead}
          button={words.lead.button}
          words={words}
          rows={4}
          notice={notice}
          atWork={atWork}
          top={
            <div className="form__progress" data-scripted>
              <progress max={100} value={filled * STEP} aria-label={words.lead.progress} />
              <span aria-hidden="true">{`${filled * STEP}%`}</span>
            </div>
          }
        />
      </div>
      {isThanking && (
        <div className="lead-form__thanks" role="status" tabIndex={-1} ref={thanks}>
          <p className="lead-form__thanks-title">{words.lead.thanksTitle}</p>
          <p>{words.lead.thanks}</p>
          <EnquiryReference reference={reference} words={words} />
        </div>
      )}
    </div>
  );
}

/** Returns the number of visible fields that are not empty. */
function filledFields(form: HTMLFormElement | null): number {
  if (!form) return 0;
  const data = new FormData(form);
  return FORM_FIELDS.lead.filter(({ name }) => String(data.get(name) ?? '').trim() !== '').length;
}
