import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { formErrors } from '#schemas/enquiryForms.ts';
import type { FieldError, FormName } from '#schemas/enquiryForms.ts';
import { reportEvent } from '../reportEvent.ts';
import { after } from './after.ts';
import { randomUuid } from './randomUuid.ts';
import { sendEnquiry } from './sendEnquiry.ts';
import type { Fields, Outcome } from './sendEnquiry.ts';

/** How long a submission waits for a proof of work that is not solved yet, in milliseconds. */
const PROOF_TIMEOUT = 1500;

/** The state of a form. Its fields are uncontrolled: they keep what was typed before React took over, and on failure. */
export interface EnquiryAtWork {
  form: RefObject<HTMLFormElement | null>;
  /** Whether React has taken over: from then on the form's own messages replace the browser's. */
  isAwake: boolean;
  isSending: boolean;
  /** The errors of the last submission. They stay until the next one. */
  refused: readonly FieldError[];
  /** The errors in `refused` whose fields have not been changed since. */
  errors: readonly FieldError[];
  /** Removes the error of the changed field, and starts the proof of work. */
  onInput(event: FormEvent): void;
  onSubmit(event: FormEvent): void;
}

/** Callbacks for the stages of a submission. */
export interface EnquiryEnds {
  /**
   * Called when an enquiry was accepted, with its reference number if the answer had one. The form is already empty, unless it was
   * changed during the request.
   */
  onSent(reference: string | undefined): void;
  /** Called when a request failed for a reason that does not belong to a field. */
  onFailed(): void;
  /** Called at the start of a submission, so that the message of the last one can go. */
  onStart?(): void;
}

/**
 * Checks, sends and clears a form. `page` labels the event that is reported. If a script fails before the request is made, the
 * form is submitted natively: an enquiry must not depend on what a browser supports.
 */
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

  /** Returns the key of an enquiry: the same one when the same text is sent again. */
  const keyFor = (fields: Fields) => {
    const text = JSON.stringify(fields);
    if (attempt.current.text !== text) attempt.current = { text, key: randomUuid() };
    return attempt.current.key;
  };

  const refuse = (found: readonly FieldError[]) => {
    setRefused(found);
    setMended([]);
  };

  /** Checks a form and starts its request. Returns undefined if the form has errors. */
  const start = async (
    element: HTMLFormElement,
  ): Promise<{ fields: Fields; answered: Promise<Outcome> } | undefined> => {
    const fields = fieldsOf(element);
    const found = formErrors(name, fields);
    onStart?.();
    refuse(found);
    if (found.length > 0) return undefined;
    setIsSending(true);
    const circumstances = {
      key: keyFor(fields),
      // Since the page was opened: text that was typed before this code arrived must not count as typed in no time. Only a proof
      // of work excuses a form that is filled in at once, and a browser without this API cannot solve one.
      elapsed: 'subtle' in crypto ? Math.round(performance.now()) : undefined,
      proof: await Promise.race([prepareProof(), after(PROOF_TIMEOUT)]),
    };
    // In an object, because an async function would wait for a promise that it returns.
    return { fields, answered: sendEnquiry(name, fields, circumstances) };
  };

  const send = async (element: HTMLFormElement) => {
    let started: Awaited<ReturnType<typeof start>>;
    try {
      started = await start(element);
    } catch (error) {
      console.error('The enquiry is sent as an ordinary form.', error);
      // A visitor who comes back from the next page finds the form ready.
      setIsSending(false);
      element.submit();
      return;
    }
    if (!started) return;
    const { fields } = started;
    const outcome = await started.answered;
    // A proof counts once.
    proof.current = undefined;
    setIsSending(false);
    if (outcome.sent) {
      attempt.current = { text: '', key: '' };
      // Text that was typed during the request was not sent, so it stays.
      if (sameFields(fieldsOf(element), fields)) element.reset();
      reportEvent('form_submission', { category: 'engagement', label: page });
      onSent(outcome.reference);
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

/** Returns the values of a form, by the names of its fields. */
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

/** Moves the focus to the summary if there are several errors, or else to the field. */
function focusFirst(form: HTMLFormElement | null, errors: readonly FieldError[]): void {
  const target =
    errors.length > 1
      ? form?.querySelector<HTMLElement>('[data-summary]')
      : form?.elements.namedItem(errors[0]?.field ?? '');
  if (target instanceof HTMLElement) target.focus();
}
