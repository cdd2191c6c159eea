import { createHash, timingSafeEqual } from 'node:crypto';
import { deliverDue } from './deliver/deliverDue.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Connection, Services } from './services.ts';

/**
 * `GET /api/deliver`: sends the notifications that are due, for hosts where no process of ours keeps running. A scheduler calls it
 * with `Authorization: Bearer <CRON_SECRET>`; without that setting there is no such address. Answers with the numbers of
 * `Delivered`.
 */
export async function deliver(
  request: Request,
  _connection: Connection,
  { store, delivery, cronSecret, log }: Services,
): Promise<Response> {
  try {
    if (!cronSecret) throw new Refusal(404, 'There is no such address.');
    if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${cronSecret}`)) {
      throw new Refusal(401, 'This is for the scheduler of the site.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    if (request.method !== 'GET' && request.method !== 'POST') {
      throw new Refusal(405, 'Deliveries are asked for with GET.', {
        headers: { Allow: 'GET, POST' },
      });
    }
    const delivered = await deliverDue({ ...delivery, store: await store() });
    return new Response(JSON.stringify(delivered), {
      headers: { ...plainHeaders, 'Content-Type': 'application/json' },
    });
  } catch (error) {
    return problem(refusalOf(error, log));
  }
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
