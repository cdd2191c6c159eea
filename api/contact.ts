import type { Enquiry } from '#schemas/enquiry.ts';
import { ENQUIRY_LIMITS } from '#schemas/enquiryForms.ts';
import { checkClock } from './checkClock.ts';
import { keepAndNotify } from './keepAndNotify.ts';
import { formPage } from './reply/formPage.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { checkMethod } from './request/checkMethod.ts';
import { checkRate, uncountForAll } from './request/checkRate.ts';
import { checkContentType, formatOf } from './request/contentType.ts';
import { hashAddress } from './request/hashAddress.ts';
import { parseEnquiryForm, parseEnquiryJson } from './request/parseEnquiry.ts';
import { parseForm } from './request/parseForm.ts';
import { parseJsonObject } from './request/parseJsonObject.ts';
import { readBody } from './request/readBody.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Connection, Services } from './services.ts';

/** The size of the longest allowed form before its percent-encoding is decoded, which turns up to three bytes into one. */
const MAX_ENCODED = 3 * ENQUIRY_LIMITS.body;

/**
 * Answers `POST /api/contact` and stores the enquiry (docs/behaviour.md#the-enquiry). Answers with success only after the store has written
 * the enquiry to disk. Notifications delay the answer by three seconds at most and never change it. Forms without JavaScript get a page,
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
    checkClock(now);
    const addressHash = hashAddress(connection.address, await services.salts.of(now));
    let enquiry: Enquiry;
    try {
      enquiry = fields
        ? parseEnquiryForm(fields, words)
        : parseEnquiryJson(parseJsonObject(body), words);
    } catch (error) {
      // The shared limit protects the disk. Requests that store nothing must not keep other visitors from writing.
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

/** Returns the refusal of a form that has a field twice. */
function repeatedField(name: string): Refusal {
  return new Refusal(422, 'unreadableForm', {
    errors: [{ field: name.slice(0, 50), problem: 'repeatedField' }],
  });
}

/** Returns whether the request comes from a person who opened the address in a browser, and who needs a page as the answer. */
function wantsPage(request: Request): boolean {
  return (
    formatOf(request) === undefined && (request.headers.get('accept') ?? '').includes('text/html')
  );
}
