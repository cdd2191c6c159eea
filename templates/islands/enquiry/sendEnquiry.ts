import { enquiryFromFields, FORM_FIELDS, HONEYPOT } from '#schemas/enquiryForms.ts';
import type { FieldError, FormField, FormName } from '#schemas/enquiryForms.ts';
import type { SentEnquiry } from '#schemas/enquiry.ts';
import { after } from './after.ts';

/** The values of a form, by the names of its fields. */
export type Fields = Record<string, string>;

/** The parts of a request that do not come from the visible fields of the form. */
export type Circumstances = Pick<SentEnquiry, 'key' | 'elapsed' | 'proof'>;

/**
 * The outcome of a request. `reference` is the number under which the enquiry is kept, if the answer has one. `errors` belong to fields of
 * the form; if there are none, something else went wrong.
 */
export type Outcome =
  { sent: true; reference: string | undefined } | { sent: false; errors: FieldError[] };

/** The timeout of a request, in milliseconds. */
const TIMEOUT = 30_000;
/** How long the success message may wait for the body of the answer, in milliseconds. */
const BODY_TIMEOUT = 1000;

/**
 * Sends the values of a form. The five parts of an enquiry come first in the body. Throws if no request can
 * be made. After that the promise is never rejected: every result, even a failed connection, is an outcome.
 */
export function sendEnquiry(
  form: FormName,
  fields: Fields,
  circumstances: Circumstances,
): Promise<Outcome> {
  const { name, email, phone, message, page } = enquiryFromFields(form, fields);
  const enquiry: SentEnquiry = {
    name,
    email,
    phone,
    message,
    page,
    website: fields[HONEYPOT.name] ?? '',
    ...circumstances,
  };
  const answered = fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return outcomeOf(answered, form);
}

async function outcomeOf(answered: Promise<Response>, form: FormName): Promise<Outcome> {
  try {
    const response = await answered;
    if (response.ok && !isPage(response)) {
      return {
        sent: true,
        reference: await Promise.race([referenceOf(response), after(BODY_TIMEOUT)]),
      };
    }
    console.error(`The enquiry was not accepted: status ${response.status}.`);
    return { sent: false, errors: response.status === 422 ? await errorsOf(response, form) : [] };
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    return { sent: false, errors: [] };
  }
}

/** Returns whether an answer is an HTML page. Hosts without the handler, proxies and captive portals answer with one. */
function isPage(response: Response): boolean {
  return /^\s*text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** Returns the id in the body of an answer (`EnquiryAnswerSchema`), if there is one. */
async function referenceOf(response: Response): Promise<string | undefined> {
  try {
    const answer: { id?: unknown } | null = await response.json();
    return typeof answer?.id === 'string' ? answer.id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the errors of an answer with status 422, each at a field that the form has. */
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

/** Returns the field of a form for a part of an enquiry. Of several fields that become the message, it is the one for the message itself. */
function fieldOf(form: FormName, part: string): string | undefined {
  const fields: readonly FormField[] = FORM_FIELDS[form];
  const becoming = fields.filter(({ becomes }) => becomes === part);
  return (becoming.find(({ name }) => name === part) ?? becoming[0])?.name;
}
