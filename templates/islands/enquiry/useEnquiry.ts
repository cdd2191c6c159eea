import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { MIN_ELAPSED, WHOLE_FORM, formErrorsInPage } from '#schemas/enquiryForms.ts';
import type { FieldError, FormName } from '#schemas/enquiryForms.ts';
import type { WithFormWords } from '../Island.tsx';
import { reportEvent } from '../reportEvent.ts';
import { after } from './after.ts';
import { randomUuid } from './randomUuid.ts';
import { sendEnquiry } from './sendEnquiry.ts';
import type { Fields, Outcome } from './sendEnquiry.ts';

/** The time for which a submission waits for an unsolved proof of work, in milliseconds. */
const PROOF_TIMEOUT = 1500;

/** The state of a form. Its fields are uncontrolled, so they keep their values during hydration and after a failure. */
export interface EnquiryAtWork {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the form is hydrated. Its own messages then replace those of the browser. */
  isHydrated: boolean;
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
  /** Called at the start of a submission, so that the previous message can be removed. */
  onStart?(): void;
}

/**
 * Returns the state and the event handlers of a form, which check, send and clear it. `page` is the label of the reported event. If a
 * script fails before the request is made, the form is submitted natively, because an enquiry must not depend on browser support.
 */
export function useEnquiry(
  name: FormName,
  page: string,
  words: WithFormWords['words'],
  { onSent, onFailed, onStart }: EnquiryEnds,
): EnquiryAtWork {
  const form = useRef<HTMLFormElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [fixed, setFixed] = useState<readonly string[]>([]);
  const solving = useRef<Promise<string | undefined>>(undefined);
  /** Whether an enquiry is being sent. The state changes with the next render, and a second press may come before. */
  const isAtWork = useRef(false);
  const attempt = useRef({ text: '', key: '' });

  useEffect(() => {
    if (refused.length > 0) focusFirst(form.current, refused);
  }, [refused]);

  const prepareProof = () =>
    (solving.current ??= import('./solveProof.ts').then(
      ({ solveProof }) => solveProof(),
      () => undefined,
    ));

  useEffect(() => {
    setIsHydrated(true);
    // Text may have been typed before this code was loaded.
    if (form.current && hasText(form.current)) void prepareProof();
  }, []);

  /** Returns the key of an enquiry. If the same text is sent again, the key is the same. */
  const keyFor = (fields: Fields) => {
    const text = JSON.stringify(fields);
    if (attempt.current.text !== text) attempt.current = { text, key: randomUuid() };
    return attempt.current.key;
  };

  const refuse = (found: readonly FieldError[]) => {
    setRefused(found);
    setFixed([]);
  };

  /** Checks a form and starts its request. Returns the values and the promise of the outcome, or `undefined` if the form has errors. */
  const start = async (
    element: HTMLFormElement,
  ): Promise<{ fields: Fields; answered: Promise<Outcome> } | undefined> => {
    const fields = fieldsOf(element);
    const found = formErrorsInPage(name, fields, words);
    onStart?.();
    refuse(found);
    if (found.length > 0) return undefined;
    setIsSending(true);
    const proof = await Promise.race([prepareProof(), after(PROOF_TIMEOUT)]);
    // Without a proof, an enquiry that is sent at once counts as spam, even if a password manager filled in the form.
    if (!proof) await after(MIN_ELAPSED - performance.now());
    const circumstances = {
      key: keyFor(fields),
      // The time since the page was opened, because text may have been typed before this code was loaded. A browser without this API cannot
      // solve a proof, so no time is sent.
      elapsed: 'subtle' in crypto ? Math.ceil(performance.now()) : undefined,
      proof,
    };
    // The promise is in an object, because an async function would wait for a promise that it returns.
    return { fields, answered: sendEnquiry(name, fields, circumstances) };
  };

  const send = async (element: HTMLFormElement) => {
    let started: Awaited<ReturnType<typeof start>>;
    try {
      started = await start(element);
    } catch (error) {
      console.error('The enquiry is sent as an ordinary form.', error);
      // The form must be usable if the visitor comes back from the next page.
      setIsSending(false);
      element.submit();
      return;
    }
    if (!started) return;
    const { fields } = started;
    const outcome = await started.answered;
    // A proof is accepted only once.
    solving.current = undefined;
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
    isHydrated,
    isSending,
    refused,
    errors: refused.filter(({ field }) => !fixed.includes(field)),
    onInput({ target }) {
      void prepareProof();
      if (!(target instanceof Element)) return;
      const field = target.getAttribute('name');
      if (field) setFixed((fields) => (fields.includes(field) ? fields : [...fields, field]));
    },
    onSubmit(event) {
      event.preventDefault();
      if (isAtWork.current || !form.current) return;
      isAtWork.current = true;
      void send(form.current).finally(() => (isAtWork.current = false));
    },
  };
}

/** Returns whether a visitor has typed something into a form. */
function hasText(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) => 'defaultValue' in field && 'value' in field && field.value !== field.defaultValue,
  );
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

/** Moves the focus to the summary if there are several errors, or one of the whole form, or else to the field. */
function focusFirst(form: HTMLFormElement | null, errors: readonly FieldError[]): void {
  const target =
    errors.length > 1 || errors[0]?.field === WHOLE_FORM
      ? form?.querySelector<HTMLElement>('[data-summary]')
      : form?.elements.namedItem(errors[0]?.field ?? '');
  if (target instanceof HTMLElement) target.focus();
}
