import { createHash, timingSafeEqual } from 'node:crypto';
import { deliverDue } from './deliver/deliverDue.ts';
import { plainHeaders } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { checkMethod } from './request/checkMethod.ts';
import type { Services } from './services.ts';

/**
 * Answers `GET` and `POST /api/deliver`: sends the notifications that are due, for hosts on which no process of the site keeps running. A
 * scheduler calls it with `Authorization: Bearer <CRON_SECRET>`; without that setting, the answer is 404. Answers with `Delivered` as JSON.
 * Rejects with a `Refusal` or `StoreUnavailable`.
 */
export async function deliver(
  request: Request,
  { store, delivery, cronSecret }: Services,
): Promise<Response> {
  if (!cronSecret) throw new Refusal(404, 'unknownAddress');
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${cronSecret}`)) {
    throw new Refusal(401, 'scheduler', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  checkMethod(request, ['GET', 'POST'], 'getDelivery');
  const delivered = await deliverDue({ ...delivery, store: await store() });
  return new Response(JSON.stringify(delivered), {
    headers: { ...plainHeaders, 'Content-Type': 'application/json' },
  });
}

/** Returns whether two texts are equal, in a time that does not depend on their first difference. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
