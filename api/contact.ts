import { createHash } from 'node:crypto';
import { enquirySchema } from '#schemas/enquiry.ts';
import type { Enquiry } from '#schemas/enquiry.ts';
import {
  ENQUIRY_LIMITS,
  HONEYPOT,
  enquiryErrors,
  enquiryFromFields,
  formErrors,
  formOfFields,
} from '#schemas/enquiryForms.ts';
import type { FieldError } from '#schemas/enquiryForms.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { formPage } from './reply/formPage.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { checkMethod } from './request/checkMethod.ts';
import { checkRate, uncountForAll } from './request/checkRate.ts';
import { checkContentType, formatOf } from './request/contentType.ts';
import { hashAddress } from './request/hashAddress.ts';
import { parseForm } from './request/parseForm.ts';
import { parseJsonObject } from './request/parseJsonObject.ts';
import { readBody } from './request/readBody.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Connection, Services } from './services.ts';
import { classifySpam } from './spam/classifySpam.ts';

/** The period within which equal enquiries without a key count as one, in milliseconds. A visitor may have pressed the button twice. */
const SAME_WITHIN = 10 * 60 * 1000;
/** The size of the longest allowed form before its percent-encoding is decoded, which turns up to three bytes into one. */
const MAX_ENCODED = 3 * ENQUIRY_LIMITS.body;
/** The time for which an answer waits for notifications on a host that stops all work once the answer is sent, in milliseconds. */
const NOTIFY_TIMEOUT = 3000;

/**
 * Answers `POST /api/contact` and stores the enquiry (docs/behaviour.md#the-enquiry). Answers with success only after the store has written
 * the enquiry to disk. Notifications delay the answer by at most `NOTIFY_TIMEOUT` and never change it. Forms without JavaScript get a page,
 * and all other clients get JSON. Never rejects.
 */
export async function contact(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  const isForm = formatOf(request) === 'form';
  const words = services.words();
  let fields: Record<string, string> | undefined;
  try {
    checkMethod(request, ['POST'], 'usePost');
    const body = await readBody(
      request,
      ENQUIRY_LIMITS.body,
      isForm ? { encoded: MAX_ENCODED } : {},
    );
    checkContentType(request, ['json', 'form']);
    const form = isForm ? parseForm(body, ENQUIRY_LIMITS.body) : undefined;
    fields = form?.fields;
    if (form?.repeated !== undefined) throw repeatedField(form.repeated);
    if (!services.isOwnOrigin(request)) {
      throw new Refusal(403, 'otherSite');
    }
    checkRate(services.limits.contact, connection.address);
    const now = services.now();
    const addressHash = hashAddress(connection.address, await services.salts.of(now));
    let enquiry: Enquiry;
    try {
      enquiry = fields ? enquiryOfForm(fields, words) : enquiryOfJson(parseJsonObject(body), words);
    } catch (error) {
      // The limit of all protects the disk. Requests that store nothing must not keep other visitors from writing.
      uncountForAll(services.limits.contact);
      throw error;
    }
    const id = await keepAndNotify(enquiry, { addressHash, receivedAt: now }, connection, services);
    return isForm
      ? new Response(null, {
          status: 303,
          headers: { ...plainHeaders, Location: `/thank-you#reference=${id}` },
        })
      : new Response(JSON.stringify({ ok: true, id }), {
          headers: { ...plainHeaders, 'Content-Type': 'application/json' },
        });
  } catch (error) {
    const refusal = refusalOf(error, services.log, 'An enquiry could not be kept');
    return isForm || wantsPage(request)
      ? formPage(refusal, fields ?? {}, await services.pageShell(request), words)
      : problem(refusal, words);
  }
}

const schemas = new WeakMap<HandlerWords, ReturnType<typeof enquirySchema>>();

/** Returns the schema of an enquiry with its words. Creating it takes longer than using it, so it is kept. */
function schemaWith(words: HandlerWords): ReturnType<typeof enquirySchema> {
  let schema = schemas.get(words);
  if (!schema) schemas.set(words, (schema = enquirySchema(words)));
  return schema;
}

/** Returns the enquiry in a JSON body. Throws a `Refusal` (422) with one message for each field. */
function enquiryOfJson(body: Record<string, unknown>, words: HandlerWords): Enquiry {
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

/** Returns the enquiry in the fields of a form. Throws a `Refusal` (422) with one message for each field. */
function enquiryOfForm(fields: Record<string, string>, { forms }: HandlerWords): Enquiry {
  const form = formOfFields(fields);
  const errors = formErrors(form, fields, forms);
  if (errors.length > 0) throw invalid(errors);
  return { ...enquiryFromFields(form, fields), website: fields[HONEYPOT.name] ?? '' };
}

function invalid(errors: readonly FieldError[]): Refusal {
  return new Refusal(422, 'invalid', { errors });
}

/** Returns the refusal of a form that has a field twice. */
function repeatedField(name: string): Refusal {
  return new Refusal(422, 'unreadableForm', {
    errors: [{ field: name.slice(0, 50), problem: 'repeatedField' }],
  });
}

/** Returns the SHA-256 of values as hexadecimal digits. */
function hashOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Returns a UUID that is the same for the same values: version 8, whose bits an application may choose (RFC 9562, section 5.8). */
function uuidOf(...values: unknown[]): string {
  return hashOf(...values).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/**
 * Returns the id of an enquiry. It depends on the key alone if there is one. Without a key, it depends on the text, the address and the
 * current window of ten minutes, and `earlier` has the id for the previous window. That window may be on the day before, which has another
 * salt.
 */
async function identify(
  { key, name, email, phone, message, page }: Enquiry,
  now: Date,
  connection: Connection,
  services: Services,
): Promise<{ id: string; earlier?: { id: string; since: Date } }> {
  if (key) return { id: uuidOf('key', key.toLowerCase()) };
  const idAt = async (time: Date) => {
    const addressHash = hashAddress(connection.address, await services.salts.of(time));
    const window = Math.floor(time.getTime() / SAME_WITHIN);
    return uuidOf('text', addressHash, window, name, email, phone, message, page);
  };
  const since = new Date(now.getTime() - SAME_WITHIN);
  return { id: await idAt(now), earlier: { id: await idAt(since), since } };
}

/**
 * Stores an enquiry and notifies the agency. Resolves with the id of the stored enquiry. Rejects with a `Refusal` (422) if its key belongs
 * to another enquiry.
 */
async function keepAndNotify(
  enquiry: Enquiry,
  known: { addressHash: string; receivedAt: Date },
  connection: Connection,
  services: Services,
): Promise<string> {
  const { name, email, phone, message, page, website, elapsed, proof } = enquiry;
  const { id, earlier } = await identify(enquiry, known.receivedAt, connection, services);
  const store = await services.store();
  const checked = await checkProof(proof, services);
  const { spam, flags } = classifySpam({
    message,
    name,
    honeypot: website,
    elapsed,
    proof: checked.verdict,
    times: 1 + services.repetition.timesOf(message, known.receivedAt),
  });
  const notify = spam ? [] : [...services.recipients];
  const bodyHash = hashOf(name, email, phone, message, page);
  const kept = await store
    .save(
      { ...known, id, name, email, phone, message, page, bodyHash, spam, flags, notify },
      earlier,
    )
    .catch((error: unknown) => {
      checked.giveBack?.();
      throw error;
    });
  if (kept.result === 'conflict') {
    throw new Refusal(422, 'keyUsed', { errors: [{ field: 'key', problem: 'keyUsed' }] });
  }
  if (kept.result === 'repeated') return kept.id;
  services.repetition.add(message, known.receivedAt);
  services.log(
    `Kept enquiry ${kept.id}${spam ? ' as spam' : ''}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}.`,
  );
  if (notify.length === 0) return kept.id;
  const notified = services.notify(kept.id);
  if (connection.afterwards) connection.afterwards(notified);
  else await Promise.race([notified, delay(NOTIFY_TIMEOUT)]);
  return kept.id;
}

/** The proof of work of an enquiry. `giveBack` lets a valid one be used again if the enquiry cannot be stored. */
interface CheckedProof {
  verdict: 'valid' | 'invalid' | 'absent';
  giveBack?: () => void;
}

/** Checks the proof of work of an enquiry. Records a valid proof as used, and a used one is invalid. Rejects with `StoreUnavailable`. */
async function checkProof(
  proof: string | undefined,
  { proofs, store, now }: Services,
): Promise<CheckedProof> {
  if (!proof) return { verdict: 'absent' };
  const result = await proofs.verify(proof, now());
  if (!result.valid) return { verdict: 'invalid' };
  const { id, expiresAt } = result;
  const isFirst = proofs.takeBack(id) || (await (await store()).useProof(id, expiresAt));
  if (!isFirst) return { verdict: 'invalid' };
  return { verdict: 'valid', giveBack: () => proofs.giveBack(id, expiresAt, now()) };
}

/** Returns whether a person has opened the address in a browser. The answer is then a page. */
function wantsPage(request: Request): boolean {
  return (
    formatOf(request) === undefined && (request.headers.get('accept') ?? '').includes('text/html')
  );
}

async function delay(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref?.());
}
