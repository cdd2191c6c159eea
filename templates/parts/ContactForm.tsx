import type { Layout } from '#schemas/generated/layout.ts';
import { Field } from './Field.tsx';

/** The form of the contact page (specification, sections 3 and 5). */
export function ContactForm({ services }: { services: Layout['services'] }) {
  return (
    <form className="form" method="post" action="/api/contact">
      <input type="hidden" name="page" value="Contact Us Page" />
      <div className="form__pair">
        <Field
          id="contact-first"
          name="firstName"
          label="First name"
          autoComplete="given-name"
          required
        />
        <Field
          id="contact-last"
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          required
        />
      </div>
      <Field
        id="contact-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
      />
      <Field id="contact-phone" name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Field id="contact-company" name="company" label="Company" autoComplete="organization" />
      <div className="field">
        <label htmlFor="contact-service">
          Service<span className="field__optional"> (optional)</span>
        </label>
        <select id="contact-service" name="service" defaultValue="">
          <option value="">Not sure yet</option>
          {services.map(({ label, path }) => (
            <option key={path}>{label}</option>
          ))}
        </select>
      </div>
      <Field id="contact-message" name="message" label="Project details" rows={5} required />
      <button className="button" type="submit">
        Send message
      </button>
    </form>
  );
}
