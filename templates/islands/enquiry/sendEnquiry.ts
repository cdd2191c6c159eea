import { enquiryFromFields, FORM_FIELDS, HONEYPOT } from '#schemas/enquiryForms.ts';
import type { FieldError, FormField, FormName } from '#schemas/enquiryForms.ts';
import type { EnquiryAnswer, Problem, SentEnquiry } from '#schemas/enquiry.ts';
import { after } from './after.ts';

/** The values of a form, by the names of its fields. */
export type Fields = Record<string, string>;

/** The parts of a request that do not come from the visible fields of the form. */
export type Circumstances = Pick<SentEnquiry, 'key' | 'elapsed' | 'proof'>;

/**
 * The outcome of a request. `reference` is the reference number of the stored enquiry, if the answer has one. `errors` are the errors of
 * fields. If the list is empty, the request failed for another reason.
 */
export type Outcome =
  { sent: true; reference: string | undefined } | { sent: false; errors: FieldError[] };

/** The timeout of a request, in milliseconds. */
const TIMEOUT = 30_000;
/** The time for which the success message waits for the body of the answer, in milliseconds. */
const BODY_TIMEOUT = 1000;

/**
 * Sends the values of a form and returns the outcome. The five parts of an enquiry come first in the body. Throws if no request can be
 * made. The promise is never rejected: a failed connection is an outcome, too.
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

/** Returns the id in the body of an answer, if there is one. */
async function referenceOf(response: Response): Promise<string | undefined> {
  try {
    const answer: Partial<EnquiryAnswer> | null = await response.json();
    return typeof answer?.id === 'string' ? answer.id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the errors of an answer with status 422, each with the name of its field. Errors without a field in the form are left out. */
async function errorsOf(response: Response, form: FormName): Promise<FieldError[]> {
  try {
    const { errors = [] }: Partial<Problem> = await response.json();
    return errors.flatMap(({ field, message }) => {
      const name = fieldOf(form, field);
      return name === undefined ? [] : [{ field: name, message }];
    });
  } catch {
    return [];
  }
}

/** Returns the name of the field for a part of an enquiry. If several fields become that part, the field of the same name is preferred. */
function fieldOf(form: FormName, part: string): string | undefined {
  const fields: readonly FormField[] = FORM_FIELDS[form];
  const becoming = fields.filter(({ becomes }) => becomes === part);
  return (becoming.find(({ name }) => name === part) ?? becoming[0])?.name;
}
