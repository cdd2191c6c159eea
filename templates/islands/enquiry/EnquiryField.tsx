import type { FormField } from '#schemas/enquiryForms.ts';
import type { WithFormWords } from '../Island.tsx';

/** Renders a field of a form with its label and its error, if it has one. The field is uncontrolled. */
export function EnquiryField({
  id,
  field,
  rows,
  choices,
  error,
  words,
}: {
  id: string;
  field: FormField;
  rows: number;
  choices: readonly string[];
  error: string | undefined;
} & WithFormWords) {
  const { name, label, kind, limit, required, autoComplete } = field;
  const errorId = `${id}-error`;
  const common = {
    id,
    name,
    required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>
        {words.labels[label]}
        {!required && <span className="field__optional">{` ${words.optional}`}</span>}
      </label>
      {kind === 'lines' ? (
        <textarea {...common} rows={rows} maxLength={limit} />
      ) : kind === 'choice' ? (
        <select {...common}>
          <option value="">{words.undecided}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...common} type={kind} maxLength={limit} autoComplete={autoComplete} />
      )}
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
