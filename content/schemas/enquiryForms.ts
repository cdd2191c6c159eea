/**
 * The fields of the three forms and how they become an enquiry (docs/behaviour.md#forms). The browser and the handler both run
 * this file, so it imports nothing but `fillWords`. Its callers pass the words.
 */

import { fillWords } from './fillWords.ts';
import type { FormWords } from './generated/formWords.ts';

/** `lead` is on the home page, `contact` on the contact page, and `quote` on every page of a service. */
export type FormName = 'lead' | 'contact' | 'quote';

/** The fields of an enquiry. They are the same for every form. */
export type EnquiryField = 'name' | 'email' | 'phone' | 'message' | 'page';

/** An enquiry as it is saved and delivered. No field is undefined: a field that was not filled in is empty. */
export type EnquiryFields = Record<EnquiryField, string>;

/** A problem with one field, in words for the visitor. */
export interface FieldError {
  /** The name of the field, or `WHOLE_FORM`. */
  field: string;
  message: string;
}

/** The `field` of a problem that belongs to no field alone. */
export const WHOLE_FORM = '';

/**
 * The limits of a request: characters as `maxlength` counts them (UTF-16 units, with a line break as one) for each field, and
 * bytes for the whole body.
 */
export const ENQUIRY_LIMITS = {
  name: 200,
  email: 254,
  phone: 40,
  message: 5000,
  page: 200,
  company: 200,
  service: 200,
  body: 32 * 1024,
} as const;

/**
 * The shortest time in milliseconds from the opening of a page until a person has filled in its form. An enquiry that is sent earlier needs a
 * proof of work.
 */
export const MIN_ELAPSED = 1500;

/** The `page` of the lead and the contact form. A quote form sends the title of its service. */
export const FORM_PAGES = { lead: 'Homepage Lead Capture', contact: 'Contact Us Page' } as const;

/** The hidden fields of every form. A form that is sent without JavaScript includes its own name, because its fields have other names. */
export const HIDDEN_FIELDS = { form: 'form', page: 'page' } as const;

/**
 * A field that people neither see nor reach, so only a program fills it in. `attributes` make password managers ignore it. It belongs in an
 * element that is moved off the screen and hidden from assistive technology (`aria-hidden="true"`).
 */
export const HONEYPOT = {
  name: 'website',
  attributes: {
    type: 'text',
    tabIndex: -1,
    autoComplete: 'off',
    'data-1p-ignore': 'true',
    'data-lpignore': 'true',
    'data-bwignore': 'true',
    'data-form-type': 'other',
  },
} as const;

/** A field that visitors see. */
export interface FormField {
  /** The name of the field in the form. */
  name: string;
  /** The name of its label in the words. */
  label: keyof FormWords['labels'];
  /** The field of the enquiry that it becomes, alone or with others. */
  becomes: EnquiryField;
  kind: 'text' | 'email' | 'tel' | 'choice' | 'lines';
  limit: number;
  required: boolean;
  autoComplete?: string;
}

const email = {
  name: 'email',
  label: 'email',
  becomes: 'email',
  kind: 'email',
  limit: ENQUIRY_LIMITS.email,
  required: false,
  autoComplete: 'email',
} as const satisfies FormField;

const phone = {
  name: 'phone',
  label: 'phone',
  becomes: 'phone',
  kind: 'tel',
  limit: ENQUIRY_LIMITS.phone,
  required: false,
  autoComplete: 'tel',
} as const satisfies FormField;

const name = {
  name: 'name',
  label: 'name',
  becomes: 'name',
  kind: 'text',
  limit: ENQUIRY_LIMITS.name,
  required: false,
  autoComplete: 'name',
} as const satisfies FormField;

const message = {
  name: 'message',
  label: 'message',
  becomes: 'message',
  kind: 'lines',
  limit: ENQUIRY_LIMITS.message,
  required: false,
} as const satisfies FormField;

const page = {
  name: 'page',
  label: 'page',
  becomes: 'page',
  kind: 'text',
  limit: ENQUIRY_LIMITS.page,
  required: false,
} as const satisfies FormField;

/** The visible fields of each form, in order. First and last name together may be as long as a name. */
export const FORM_FIELDS = {
  lead: [
    { ...name, name: 'fullName', label: 'fullName' },
    email,
    phone,
    { ...message, name: 'requirements', label: 'requirements' },
  ],
  contact: [
    {
      ...name,
      name: 'firstName',
      label: 'firstName',
      limit: 100,
      required: true,
      autoComplete: 'given-name',
    },
    {
      ...name,
      name: 'lastName',
      label: 'lastName',
      limit: 99,
      required: true,
      autoComplete: 'family-name',
    },
    { ...email, required: true },
    phone,
    {
      name: 'company',
      label: 'company',
      becomes: 'message',
      kind: 'text',
      limit: ENQUIRY_LIMITS.company,
      required: false,
      autoComplete: 'organization',
    },
    {
      name: 'service',
      label: 'service',
      becomes: 'message',
      kind: 'choice',
      limit: ENQUIRY_LIMITS.service,
      required: false,
    },
    { ...message, label: 'project', required: true },
  ],
  quote: [name, email, phone, message],
} as const satisfies Record<FormName, readonly FormField[]>;

/** The fields of an enquiry, for clients that send them directly. */
const ENQUIRY_FIELDS: readonly FormField[] = [name, email, phone, message, page];

/** Returns the form that fields come from, by its hidden field or else by the names of the fields. */
export function formOfFields(fields: Readonly<Record<string, string>>): FormName {
  const { form } = fields;
  if (form === 'lead' || form === 'contact' || form === 'quote') return form;
  if (fields.fullName !== undefined || fields.requirements !== undefined) return 'lead';
  if (fields.firstName !== undefined || fields.lastName !== undefined) return 'contact';
  return 'quote';
}

/**
 * Returns the enquiry that the fields of a form make (docs/behaviour.md#the-enquiry). Missing fields count as empty. Nothing is
 * refused here; `formErrors` reports problems.
 */
export function enquiryFromFields(
  form: FormName,
  fields: Readonly<Record<string, string | undefined>>,
): EnquiryFields {
  const line = (key: string) => cleanLine(fields[key] ?? '');
  const lines = (key: string) => cleanLines(fields[key] ?? '');
  const reach = { email: line('email'), phone: line('phone') };
  switch (form) {
    case 'lead':
      return {
        name: line('fullName'),
        ...reach,
        message: lines('requirements'),
        page: FORM_PAGES.lead,
      };
    case 'contact':
      return {
        name: `${line('firstName')} ${line('lastName')}`.trim(),
        ...reach,
        message: `Company: ${line('company') || 'N/A'}\nService: ${line('service') || 'N/A'}\n\n${lines('message')}`,
        page: FORM_PAGES.contact,
      };
    case 'quote':
      return { name: line('name'), ...reach, message: lines('message'), page: line('page') };
  }
}

/** The words of the errors. */
type ErrorWords = Pick<FormWords, 'labels' | 'errors' | 'locale'>;

/** Returns the problems with the fields of a form. `field` is the name in that form. */
export function formErrors(
  form: FormName,
  fields: Readonly<Record<string, string | undefined>>,
  words: ErrorWords,
): FieldError[] {
  const shown: readonly FormField[] = FORM_FIELDS[form];
  return mistakes(form, fields, words) ?? shown.map((field) => blankError(field, words));
}

/** Returns the problems with a form as its page shows them: if nothing is filled in, one sentence for the whole form, if the words have it. */
export function formErrorsInPage(
  form: FormName,
  fields: Readonly<Record<string, string | undefined>>,
  words: ErrorWords,
): FieldError[] {
  const { nothing } = words.errors;
  if (nothing === undefined) return formErrors(form, fields, words);
  return mistakes(form, fields, words) ?? [{ field: WHOLE_FORM, message: nothing }];
}

/** Returns the problems with single fields, or `undefined` if all fields are blank and none is required. */
function mistakes(
  form: FormName,
  fields: Readonly<Record<string, string | undefined>>,
  words: ErrorWords,
): FieldError[] | undefined {
  const shown: readonly FormField[] = FORM_FIELDS[form];
  const checked = form === 'quote' ? [...shown, page] : shown;
  const errors = checked.flatMap((field) => errorOf(field, fields[field.name] ?? '', words) ?? []);
  if (errors.length > 0 || shown.some((field) => !isBlank(fields[field.name] ?? ''))) {
    return errors;
  }
  return undefined;
}

/** Returns the problems with an enquiry as it was sent. `field` is the field of the enquiry. */
export function enquiryErrors(enquiry: Readonly<EnquiryFields>, words: ErrorWords): FieldError[] {
  const written = { ...enquiry, message: writtenMessage(enquiry.message) };
  const fromContact = enquiry.page === FORM_PAGES.contact;
  const errors = ENQUIRY_FIELDS.flatMap((field) => {
    const required = fromContact && ['name', 'email', 'message'].includes(field.becomes);
    return errorOf({ ...field, required }, written[field.becomes], words) ?? [];
  });
  const asked = ENQUIRY_FIELDS.filter(({ becomes }) => becomes !== 'page');
  if (errors.length > 0 || asked.some(({ becomes }) => !isBlank(written[becomes]))) {
    return errors;
  }
  return asked.map((field) => blankError(field, words));
}

/** Returns the message without the two lines that the contact form adds. */
export function writtenMessage(text: string): string {
  return text.replace(/^Company: [^\n]{0,200}\r?\nService: [^\n]{0,200}\r?\n\r?\n/, '');
}

/**
 * Returns one line for saving: without control characters and marks of writing direction (telephones put these around copied
 * numbers), and trimmed.
 */
export function cleanLine(text: string): string {
  return withoutMarks(text.replace(/[\t\v\f]/g, ' ')).trim();
}

/** Returns several lines for saving: cleaned as in `cleanLine`, with line breaks of one kind. */
export function cleanLines(text: string): string {
  return withoutMarks(text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')).trim();
}

/** Returns whether a text has no visible characters. Fillers of Hangul and the blank pattern of Braille look like spaces. */
function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u.test(text);
}

/**
 * Returns whether a text can be an email address: one "@", a domain with at least two parts, and no character that a mail header
 * could misread.
 */
export function isEmail(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u.test(
    text,
  );
}

const marks = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202d\u2066-\u2069\ufeff]/g;

function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/** The right-to-left override only disguises text. The others, such as half of a surrogate pair, are left over from faulty programs. */
const refused = /[\u0000\u202e\p{Cs}]/u;

function errorOf(
  field: FormField,
  text: string,
  { labels, errors, locale }: ErrorWords,
): FieldError | undefined {
  const { name: key, kind, limit, required } = field;
  const error = (message: string) => ({ field: key, message });
  const label = labels[field.label];
  const isLine = kind !== 'lines';
  if (refused.test(text)) return error(fillWords(errors.unreadable, { label }));
  if (isLine && /[\r\n\u2028\u2029]/.test(text)) return error(fillWords(errors.oneLine, { label }));
  const clean = isLine ? cleanLine(text) : cleanLines(text);
  if (clean.length > limit) {
    return error(fillWords(errors.tooLong, { label, limit: limit.toLocaleString(locale) }));
  }
  if (required && isBlank(clean)) return error(wordsFor(field, errors.required));
  if (kind === 'email' && clean !== '' && !isEmail(clean)) return error(errors.email);
  return undefined;
}

function blankError(field: FormField, { errors }: ErrorWords): FieldError {
  return { field: field.name, message: wordsFor(field, errors.blank) };
}

/** Returns the words for a field: those for its label if there are any, or else those for the part of the enquiry that it becomes. */
function wordsFor({ label, becomes }: FormField, words: Readonly<Record<string, string>>): string {
  return words[label] ?? words[becomes] ?? '';
}
