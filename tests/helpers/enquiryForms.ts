import type { Page } from 'playwright';
import { service } from './exampleServices.ts';
import { formWords } from './interfaceWords.ts';

/** A form of the site, the text that a visitor types, and the enquiry that is stored. */
export interface FormExample {
  path: string;
  fields: Readonly<Record<string, string>>;
  button: string;
  kept: Readonly<Record<string, string>>;
}

/** One example of each form. */
export const enquiryForms: Record<'lead' | 'contact' | 'quote', FormExample> = {
  lead: {
    path: '/',
    fields: {
      fullName: 'Ada Byron',
      email: 'ada@example.org',
      phone: '07700 900123',
      requirements: 'A website.',
    },
    button: formWords.lead.button,
    kept: { name: 'Ada Byron', message: 'A website.', page: 'Homepage Lead Capture' },
  },
  contact: {
    path: '/contact',
    fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', message: 'Hello.' },
    button: formWords.contact.button,
    kept: {
      name: 'Ada Byron',
      message: 'Company: N/A\nService: N/A\n\nHello.',
      page: 'Contact Us Page',
    },
  },
  quote: {
    path: service.path,
    fields: { name: 'Ada Byron', email: 'ada@example.org', message: 'How much?' },
    button: formWords.quote.button,
    kept: { name: 'Ada Byron', message: 'How much?', page: service.title },
  },
};

/** Fills in the visible fields of the form on a page. */
export async function fillForm(page: Page, { fields }: FormExample): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form[action="/api/contact"] [name="${name}"]`).fill(value);
  }
}

/** Presses the button of a form. Returns the status of the response. */
export async function sendForm(page: Page, button: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await answered).status();
}
