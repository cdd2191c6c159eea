import { enquiryFromFields, FORM_FIELDS, HONEYPOT } from '#schemas/enquiryForms.ts';
import type { FieldError, FormField, FormName } from '#schemas/enquiryForms.ts';
import type { SentEnquiry } from '#schemas/enquiry.ts';

/** What a visitor has written, by the names of the form's fields. */
export type Fields = Record<string, string>;

/** What goes with an enquiry beside its fields. */
export type Circumstances = Pick<SentEnquiry, 'key' | 'elapsed' | 'proof'>;

/** How it went. Errors are told at the fields of the form; without any, something else was wrong. */
export type Outcome = { sent: true } | { sent: false; errors: FieldError[] };

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 30_000;

/** Sends what a form holds (specification, section 7). Never throws: no answer is an outcome, too. */
export async function sendEnquiry(
  form: FormName,
  fields: Fields,
  circumstances: Circumstances,
): Promise<Outcome> {
  const enquiry: SentEnquiry = {
    ...enquiryFromFields(form, fields),
    website: fields[HONEYPOT.name] ?? '',
    ...circumstances,
  };
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok && (await isKept(response))) return { sent: true };
    console.error(`The enquiry was not accepted: status ${response.status}.`);
    return { sent: false, errors: response.status === 422 ? await errorsOf(response, form) : [] };
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    return { sent: false, errors: [] };
  }
}

/**
 * Whether an answer says that the enquiry is kept (`EnquiryAnswerSchema`). A status alone does not: a host without the handler, a proxy
 * or a portal of a network may answer with a page of their own.
 */
async function isKept(response: Response): Promise<boolean> {
  try {
    const answer: { ok?: unknown } | null = await response.json();
    return answer?.ok === true;
  } catch {
    return false;
  }
}

/** The errors of an answer with status 422, each at a field that the form has. */
async function errorsOf(response: Response, form: FormName): Promise<FieldError[]> {
  try {
    const { errors = [] }: { errors?: FieldError[] } = await response.json();
    return errors.flatMap(({ field, message }) => {
      const name = fieldOf(form, field);
      return name === undefined ? [] : [{ field: name, message }];
    });
  } catch {
    return [];
  }
}

/** The field of a form for a part of an enquiry; of those that become the message, the one for the message itself. */
function fieldOf(form: FormName, part: string): string | undefined {
  const fields: readonly FormField[] = FORM_FIELDS[form];
  const becoming = fields.filter(({ becomes }) => becomes === part);
  return (becoming.find(({ name }) => name === part) ?? becoming[0])?.name;
}
