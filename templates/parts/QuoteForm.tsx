import { Field } from './Field.tsx';

/** The quote form of a service page: no field is required. `page` is the title of the service (specification, section 7). */
export function QuoteForm({ page }: { page: string }) {
  return (
    <form className="form" method="post" action="/api/contact">
      <input type="hidden" name="page" value={page} />
      <Field id="quote-name" name="name" label="Name" autoComplete="name" />
      <Field id="quote-email" name="email" label="Email" type="email" autoComplete="email" />
      <Field id="quote-phone" name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Field id="quote-message" name="message" label="Message" rows={5} />
      <button className="button" type="submit">
        Get my quote
      </button>
    </form>
  );
}
