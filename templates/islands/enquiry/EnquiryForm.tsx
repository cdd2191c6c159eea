import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FORM_FIELDS, HIDDEN_FIELDS, HONEYPOT, WHOLE_FORM } from '#schemas/enquiryForms.ts';
import type { FormField, FormName } from '#schemas/enquiryForms.ts';
import type { WithFormWords } from '../Island.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { EnquiryReference } from './EnquiryReference.tsx';
import type { EnquiryAtWork } from './useEnquiry.ts';

/** The message that appears beside the button after a submission. */
export interface Notice {
  kind: 'success' | 'failure';
  text: string;
  /** The reference number of the enquiry. */
  reference?: string | undefined;
}

/**
 * Renders a form that sends an enquiry. Without a script it is an ordinary form with labels and limits. With a script, each error appears
 * at its field, and the outcome appears beside the button. If there are several errors, or one of the whole form, they are summed up above the
 * fields.
 */
export function EnquiryForm({
  name,
  page,
  button,
  rows = 5,
  choices = [],
  notice,
  atWork,
  top,
  words,
}: {
  name: FormName;
  /** The `page` of the enquiry. */
  page: string;
  /** The label of the button. */
  button: string;
  /** The number of lines of the message field. */
  rows?: number;
  /** The options of a field of the kind `choice`. */
  choices?: readonly string[];
  notice?: Notice;
  atWork: EnquiryAtWork;
  /** Content above the fields. */
  top?: ReactNode;
} & WithFormWords) {
  const { form, isHydrated, isSending, refused, errors, onInput, onSubmit } = atWork;
  const fields: readonly FormField[] = FORM_FIELDS[name];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const whole = refused.find(({ field }) => field === WHOLE_FORM);
  const id = (field: string) => `${name}-${field}`;
  const outcome = useRef<HTMLParagraphElement>(null);
  const isSent = notice?.kind === 'success';

  // The form is empty again, so the focus moves to the outcome.
  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);

  return (
    <form
      ref={form}
      className="form"
      method="post"
      action="/api/contact"
      noValidate={isHydrated}
      aria-busy={isSending}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {top}
      {whole && (
        <div className="error-summary" role="alert" tabIndex={-1} data-summary>
          <p>{whole.message}</p>
        </div>
      )}
      {!whole && refused.length > 1 && (
        <div className="error-summary" role="alert" tabIndex={-1} data-summary>
          <p>{words.summary}</p>
          <ul>
            {refused.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${id(field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name={HIDDEN_FIELDS.form} value={name} />
      <input type="hidden" name={HIDDEN_FIELDS.page} value={page} />
      {fields.map((field) => (
        <EnquiryField
          key={field.name}
          id={id(field.name)}
          field={field}
          rows={rows}
          choices={choices}
          error={errorOf(field.name)}
          words={words}
        />
      ))}
      <div className="form__trap" aria-hidden="true">
        <label htmlFor={id(HONEYPOT.name)}>{words.leaveEmpty}</label>
        <input id={id(HONEYPOT.name)} name={HONEYPOT.name} {...HONEYPOT.attributes} />
      </div>
      <div className="form__end">
        {/* A disabled button would lose the focus. */}
        <button className="button" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? words.sending : button}
        </button>
        <p
          ref={outcome}
          className="form__notice"
          role="alert"
          tabIndex={notice && -1}
          data-kind={notice?.kind}
        >
          {notice?.text}
        </p>
        <EnquiryReference reference={notice?.reference} words={words} />
      </div>
    </form>
  );
}
