import { enquirySchema } from '#schemas/enquiry.ts';
import type { Enquiry } from '#schemas/enquiry.ts';
import {
  HONEYPOT,
  enquiryErrors,
  enquiryFromFields,
  formErrors,
  formOfFields,
} from '#schemas/enquiryForms.ts';
import type { FieldError } from '#schemas/enquiryForms.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { Refusal } from '../reply/refusal.ts';

/** Returns the enquiry in the fields of a form. Throws a `Refusal` (422) with one message for each field. */
export function parseEnquiryForm(fields: Record<string, string>, { forms }: HandlerWords): Enquiry {
  const form = formOfFields(fields);
  const errors = formErrors(form, fields, forms);
  if (errors.length > 0) throw invalid(errors);
  return { ...enquiryFromFields(form, fields), website: fields[HONEYPOT.name] ?? '' };
}

/** Returns the enquiry in a JSON body. Throws a `Refusal` (422) with one message for each field. */
export function parseEnquiryJson(body: Record<string, unknown>, words: HandlerWords): Enquiry {
  const result = schemaWith(words).safeParse(body);
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: key, message: words.enquiries.problems.unknownField }))
        : [{ field: String(issue.path[0] ?? 'body'), message: issue.message }];
    for (const { field, message } of found) {
      const name = field.slice(0, 50).toWellFormed();
      if (!errors.has(name) && errors.size < 20) errors.set(name, { field: name, message });
    }
  }
  for (const error of errorsInText(body, words)) {
    if (!errors.has(error.field)) errors.set(error.field, error);
  }
  throw invalid([...errors.values()]);
}

const schemas = new WeakMap<HandlerWords, ReturnType<typeof enquirySchema>>();

/** Returns the schema of an enquiry with its words. Creating it takes longer than using it, so it is kept. */
function schemaWith(words: HandlerWords): ReturnType<typeof enquirySchema> {
  let schema = schemas.get(words);
  if (!schema) schemas.set(words, (schema = enquirySchema(words)));
  return schema;
}

/** Returns the errors in fields that are text. The schema does not check those when another field has the wrong type. */
function errorsInText(body: Record<string, unknown>, { forms }: HandlerWords): FieldError[] {
  const text = (field: string) => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const enquiry = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    page: text('page'),
  };
  return enquiryErrors(enquiry, forms).filter(({ field }) => text(field) !== '');
}

function invalid(errors: readonly FieldError[]): Refusal {
  return new Refusal(422, 'invalid', { errors });
}
