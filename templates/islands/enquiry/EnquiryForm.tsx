import type { ReactNode } from 'react';
import { FORM_FIELDS, HIDDEN_FIELDS, HONEYPOT } from '#schemas/enquiryForms.ts';
import type { FormField, FormName } from '#schemas/enquiryForms.ts';
import { EnquiryField } from './EnquiryField.tsx';
import type { EnquiryAtWork } from './useEnquiry.ts';

/** What is said beside the button once sending has ended. */
export interface Notice {
  kind: 'success' | 'failure';
  text: string;
}

/**
 * A form that sends an enquiry: an ordinary form with labels and limits where there is no script. With one, errors stand at their
 * fields, several of them with a summary on top, and the end of sending is told beside the button.
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
}: {
  name: FormName;
  /** Sent as the page that the enquiry comes from. */
  page: string;
  /** The words of the button, and those while it is sending. */
  button: { label: string; sending: string };
  /** Lines of the field for the message. */
  rows?: number;
  /** What can be chosen in a field for a choice. */
  choices?: readonly string[];
  notice?: Notice;
  atWork: EnquiryAtWork;
  /** Stands above the fields. */
  top?: ReactNode;
}) {
  const { form, isAwake, isSending, refused, errors, onInput, onSubmit } = atWork;
  const fields: readonly FormField[] = FORM_FIELDS[name];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const id = (field: string) => `${name}-${field}`;
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action="/api/contact"
      noValidate={isAwake}
      aria-busy={isSending}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {top}
      {refused.length > 1 && (
        <div className="error-summary" role="alert" tabIndex={-1} data-summary>
          <p>There is a problem with your message</p>
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
        />
      ))}
      <div className="form__trap" aria-hidden="true">
        <label htmlFor={id(HONEYPOT.name)}>{HONEYPOT.label}</label>
        <input id={id(HONEYPOT.name)} name={HONEYPOT.name} {...HONEYPOT.attributes} />
      </div>
      <div className="form__end">
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? button.sending : button.label}
        </button>
        <p className="form__notice" role="alert" data-kind={notice?.kind}>
          {notice?.text}
        </p>
      </div>
    </form>
  );
}
