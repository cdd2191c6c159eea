import { createHash } from 'node:crypto';
import type { Enquiry } from '#schemas/enquiry.ts';
import { Refusal } from './reply/refusal.ts';
import { hashAddress } from './request/hashAddress.ts';
import type { Connection, Services } from './services.ts';
import { classifySpam } from './spam/classifySpam.ts';

/** The period within which equal enquiries without a key count as one, in milliseconds. A visitor may have pressed the button twice. */
const SAME_WITHIN = 10 * 60 * 1000;
/** The time for which an answer waits for notifications on a host that stops all work once the answer is sent, in milliseconds. */
const NOTIFY_TIMEOUT = 3000;

/**
 * Stores an enquiry and notifies the agency. Resolves with the id of the stored enquiry. Rejects with a `Refusal` (422) if its key belongs
 * to another enquiry.
 */
export async function keepAndNotify(
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
    `Kept enquiry ${kept.id}${spam ? ' as spam' : ''}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}.${
      spam || notify.length > 0
        ? ''
        : ' Nobody is notified of it: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL.'
    }`,
  );
  if (notify.length === 0) return kept.id;
  const notified = services.notify(kept.id);
  if (connection.afterwards) connection.afterwards(notified);
  else await Promise.race([notified, delay(NOTIFY_TIMEOUT)]);
  return kept.id;
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

/** Returns a UUID that is the same for the same values: version 8, whose bits an application may choose (RFC 9562, section 5.8). */
function uuidOf(...values: unknown[]): string {
  return hashOf(...values).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/** Returns the SHA-256 of values as hexadecimal digits. */
function hashOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
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

async function delay(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref?.());
}
