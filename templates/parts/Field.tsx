/** A field of a form with its label. Fields are optional unless `required` is set. */
export function Field({
  id,
  name,
  label,
  type = 'text',
  autoComplete,
  required = false,
  rows,
}: {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Makes the field one for text of several lines. */
  rows?: number;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="field__optional"> (optional)</span>}
      </label>
      {rows ? (
        <textarea id={id} name={name} rows={rows} required={required} maxLength={5000} />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required={required}
          maxLength={type === 'email' ? 254 : type === 'tel' ? 40 : 200}
        />
      )}
    </div>
  );
}
