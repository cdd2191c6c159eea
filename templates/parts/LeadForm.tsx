import { Field } from './Field.tsx';

/** The lead form of the home page: four fields, none of them required (specification, sections 3 and 5). */
export function LeadForm() {
  return (
    <form className="form" method="post" action="/api/contact">
      <input type="hidden" name="page" value="Homepage Lead Capture" />
      <Field id="lead-name" name="fullName" label="Full name" autoComplete="name" />
      <Field id="lead-email" name="email" label="Email" type="email" autoComplete="email" />
      <Field id="lead-phone" name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Field id="lead-requirements" name="requirements" label="What do you need?" rows={4} />
      <button className="button" type="submit">
        Send enquiry
      </button>
    </form>
  );
}
