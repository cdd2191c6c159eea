import { createHash } from 'node:crypto';
import { EnquirySchema } from '#schemas/enquiry.ts';
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
import { formPage } from './reply/formPage.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { checkContentType, formatOf } from './request/contentType.ts';
import { hashAddress } from './request/hashAddress.ts';
import { parseForm } from './request/parseForm.ts';
import { parseJsonObject } from './request/parseJsonObject.ts';
import { readBody } from './request/readBody.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Connection, Services } from './services.ts';
import { judgeSpam } from './spam/judgeSpam.ts';

/** Enquiries without a key that are the same within so many milliseconds are one: a button that was pressed twice. */
const SAME_WITHIN = 10 * 60 * 1000;
/** How long an answer may wait for notifications where the host stops all work once it is sent, in milliseconds. */
const NOTIFY_WITHIN = 3000;

/**
 * `POST /api/contact`: takes an enquiry (specification, section 7). It is answered with success once the store has it on disk, and not
 * before; telling the agency can neither delay that much nor undo it. Forms without JavaScript get pages, everything else JSON.
 */
export async function contact(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  const isForm = formatOf(request) === 'form';
  let fields: Record<string, string> | undefined;
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'Enquiries are sent with POST.', { headers: { Allow: 'POST' } });
    }
    const body = await readBody(request, ENQUIRY_LIMITS.body);
    checkContentType(request, ['json', 'form']);
    if (isForm) fields = parseForm(body);
    if (!services.isOwnOrigin(request)) {
      throw new Refusal(403, 'Enquiries are only taken from pages of this site.');
    }
    const now = services.now();
    const addressHash = hashAddress(connection.address, await services.salts.of(now));
    const wait = services.limits.contact.take(addressHash);
    if (wait > 0) {
      throw new Refusal(
        429,
        'Too many enquiries came from your connection. Please wait a moment and send it again.',
        { headers: { 'Retry-After': `${wait}` } },
      );
    }
    const enquiry = fields ? enquiryOfForm(fields) : enquiryOfJson(parseJsonObject(body));
    const id = await keepAndTell(enquiry, { addressHash, receivedAt: now }, connection, services);
    return isForm
      ? new Response(null, { status: 303, headers: { ...plainHeaders, Location: '/thank-you' } })
      : new Response(JSON.stringify({ ok: true, id }), {
          headers: { ...plainHeaders, 'Content-Type': 'application/json' },
        });
  } catch (error) {
    const refusal = refusalOf(error, services.log, 'An enquiry could not be kept');
    return isForm || wantsPage(request)
      ? formPage(refusal, fields ?? {}, await services.pageShell(request))
      : problem(refusal);
  }
}

/** The enquiry in a JSON body. Throws a `Refusal` (422) with one message a field. */
function enquiryOfJson(body: Record<string, unknown>): Enquiry {
  const result = EnquirySchema.safeParse(body);
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: key, message: 'This is not a field of an enquiry.' }))
        : [{ field: String(issue.path[0] ?? 'body'), message: issue.message }];
    for (const { field, message } of found) {
      const name = field.slice(0, 50).toWellFormed();
      if (!errors.has(name) && errors.size < 20) errors.set(name, { field: name, message });
    }
  }
  for (const error of errorsInText(body)) {
    if (!errors.has(error.field)) errors.set(error.field, error);
  }
  throw invalid([...errors.values()]);
}

/** What is wrong with the fields that are text, for those of another kind keep the contract from looking any further. */
function errorsInText(body: Record<string, unknown>): FieldError[] {
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
  return enquiryErrors(enquiry).filter(({ field }) => text(field) !== '');
}

/** The enquiry in the fields of a form. Throws a `Refusal` (422) with one message a field. */
function enquiryOfForm(fields: Record<string, string>): Enquiry {
  const form = formOfFields(fields);
  const errors = formErrors(form, fields);
  if (errors.length > 0) throw invalid(errors);
  return { ...enquiryFromFields(form, fields), website: fields[HONEYPOT.name] ?? '' };
}

function invalid(errors: readonly FieldError[]): Refusal {
  return new Refusal(422, 'Please check what you have written.', { errors });
}

/** Returns the SHA-256 of values as hexadecimal digits. */
function hashOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Returns a UUID that is the same for the same values: version 8, whose bits are ours to choose (RFC 9562, section 5.8). */
function uuidOf(...values: unknown[]): string {
  return hashOf(...values).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/**
 * Returns the id of an enquiry: the same for the same key; without a key, for the same text that comes from the same address within
 * ten minutes. Then `earlier` is the id that the enquiry would have had up to ten minutes ago: in the ten minutes before on the clock,
 * which may be those of yesterday, with the salt of yesterday.
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

/** Keeps an enquiry and has the agency told. Returns the id of the enquiry that is kept. Throws a `Refusal` (422) if its key is taken. */
async function keepAndTell(
  enquiry: Enquiry,
  known: { addressHash: string; receivedAt: Date },
  connection: Connection,
  services: Services,
): Promise<string> {
  const { name, email, phone, message, page, website, elapsed, proof } = enquiry;
  const { id, earlier } = await identify(enquiry, known.receivedAt, connection, services);
  const store = await services.store();
  const { spam, flags } = judgeSpam({
    message,
    name,
    honeypot: website,
    elapsed,
    proof: await judgeProof(proof, services),
    times: services.repetition.count(message, known.receivedAt),
  });
  const notify = spam ? [] : [...services.recipients];
  const bodyHash = hashOf(name, email, phone, message, page);
  const kept = await store.save(
    { ...known, id, name, email, phone, message, page, bodyHash, spam, flags, notify },
    earlier,
  );
  if (kept.result === 'conflict') {
    throw new Refusal(
      422,
      'Another message was already sent with this key. Please reload the page and send yours again.',
      {
        errors: [{ field: 'key', message: 'This key belongs to another enquiry. Use a new one.' }],
      },
    );
  }
  if (kept.result === 'repeated') return kept.id;
  services.log(
    `Kept enquiry ${kept.id}${spam ? ' as spam' : ''}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}.`,
  );
  if (notify.length === 0) return kept.id;
  const told = services.tell(kept.id);
  if (connection.afterwards) connection.afterwards(told);
  else await Promise.race([told, delay(NOTIFY_WITHIN)]);
  return kept.id;
}

/** What the proof of an enquiry is worth. A store that cannot say whether it was used before decides nothing here. */
async function judgeProof(
  proof: string | undefined,
  { proofs, store, now }: Services,
): Promise<'valid' | 'invalid' | 'absent'> {
  if (!proof) return 'absent';
  const verdict = await proofs.verify(proof, now());
  if (!verdict.valid) return 'invalid';
  const isFirst = await (await store()).useProof(verdict.id, verdict.expiresAt);
  return isFirst ? 'valid' : 'invalid';
}

/** Whether a person looks at the answer: somebody has opened the address itself. */
function wantsPage(request: Request): boolean {
  return (
    formatOf(request) === undefined && (request.headers.get('accept') ?? '').includes('text/html')
  );
}

async function delay(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref?.());
}
