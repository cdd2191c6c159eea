import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { formErrors } from '#schemas/enquiryForms.ts';
import type { FieldError, FormName } from '#schemas/enquiryForms.ts';
import { reportEvent } from '../reportEvent.ts';
import { sendEnquiry } from './sendEnquiry.ts';
import type { Fields } from './sendEnquiry.ts';

/** Milliseconds that sending waits for a proof that is still being worked on. */
const PROOF_PATIENCE = 1500;

/** A form at work. Fields keep their own values: what was typed before React took over stays, and so it does on failure. */
export interface EnquiryAtWork {
  form: RefObject<HTMLFormElement | null>;
  /** Whether React has taken over: from then on the form's own messages replace the browser's. */
  isAwake: boolean;
  isSending: boolean;
  /** What was wrong when the form was last sent; stays as it is until it is sent again. */
  refused: readonly FieldError[];
  /** Of these, the errors of fields that have not been touched since. */
  errors: readonly FieldError[];
  /** Takes the error of a field away, and begins the proof of work. */
  onInput(event: FormEvent): void;
  onSubmit(event: FormEvent): void;
}

/** What the two ends of sending lead to. */
export interface EnquiryEnds {
  /** Called once an enquiry was accepted; the form is already empty, unless it was written in while it was sent. */
  onSent(): void;
  /** Called when it was not, for a reason that is not at a field. */
  onFailed(): void;
  /** Called before anything else: the last end is over. */
  onStart?(): void;
}

/** Checks, sends and clears a form. `page` labels the event that is reported. */
export function useEnquiry(
  name: FormName,
  page: string,
  { onSent, onFailed, onStart }: EnquiryEnds,
): EnquiryAtWork {
  const form = useRef<HTMLFormElement>(null);
  const [isAwake, setIsAwake] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [mended, setMended] = useState<readonly string[]>([]);
  const proof = useRef<Promise<string | undefined>>(undefined);
  const attempt = useRef({ text: '', key: '' });

  useEffect(() => setIsAwake(true), []);
  useEffect(() => {
    if (refused.length > 0) focusFirst(form.current, refused);
  }, [refused]);

  const prepareProof = () =>
    (proof.current ??= import('./solveProof.ts').then(
      ({ solveProof }) => solveProof(),
      () => undefined,
    ));

  /** One key for one enquiry: the same again when the same text is tried again. */
  const keyFor = (fields: Fields) => {
    const text = JSON.stringify(fields);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const refuse = (found: readonly FieldError[]) => {
    setRefused(found);
    setMended([]);
  };

  const send = async (element: HTMLFormElement) => {
    const fields = fieldsOf(element);
    const found = formErrors(name, fields);
    onStart?.();
    refuse(found);
    if (found.length > 0) return;
    setIsSending(true);
    const outcome = await sendEnquiry(name, fields, {
      key: keyFor(fields),
      // Since the page was opened: what was typed before this code arrived is not to count as typed in no time.
      elapsed: Math.round(performance.now()),
      proof: await Promise.race([prepareProof(), after(PROOF_PATIENCE)]),
    });
    // A proof counts once.
    proof.current = undefined;
    setIsSending(false);
    if (outcome.sent) {
      attempt.current = { text: '', key: '' };
      // What was typed meanwhile was not sent, and is not taken away.
      if (sameFields(fieldsOf(element), fields)) element.reset();
      reportEvent('form_submission', { category: 'engagement', label: page });
      onSent();
    } else if (outcome.errors.length > 0) {
      refuse(outcome.errors);
    } else {
      onFailed();
    }
  };

  return {
    form,
    isAwake,
    isSending,
    refused,
    errors: refused.filter(({ field }) => !mended.includes(field)),
    onInput({ target }) {
      void prepareProof();
      if (!(target instanceof Element)) return;
      const field = target.getAttribute('name');
      if (field) setMended((fields) => (fields.includes(field) ? fields : [...fields, field]));
    },
    onSubmit(event) {
      event.preventDefault();
      if (!isSending && form.current) void send(form.current);
    },
  };
}

/** What a form holds, by the names of its fields. */
function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Fields = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

function sameFields(some: Fields, others: Fields): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** Leads to what is wrong: the summary where there are several errors, or else the field. */
function focusFirst(form: HTMLFormElement | null, errors: readonly FieldError[]): void {
  const target =
    errors.length > 1
      ? form?.querySelector<HTMLElement>('[data-summary]')
      : form?.elements.namedItem(errors[0]?.field ?? '');
  if (target instanceof HTMLElement) target.focus();
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
