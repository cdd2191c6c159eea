import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Services } from './services.ts';

/** How long one look at the store serves all who ask, in milliseconds. */
const FRESHNESS = 1000;

/**
 * Creates the handler of `GET /api/health`, for supervisors and load balancers: 200 if the store can be written, and 503 if it
 * cannot. The store is written at most once a second, however often the address is asked for, so there is no rate limit.
 */
export function healthCheck(services: Services): (request: Request) => Promise<Response> {
  let latest: Promise<void> | undefined;
  let askedAt = -Infinity;
  const storeCanBeWritten = (): Promise<void> => {
    if (!latest || performance.now() - askedAt >= FRESHNESS) {
      askedAt = performance.now();
      latest = writeProbe(services);
    }
    return latest;
  };
  return async (request) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new Refusal(405, 'The state of the site is asked for with GET.', {
          headers: { Allow: 'GET, HEAD' },
        });
      }
      await storeCanBeWritten();
      return Response.json({ ok: true }, { headers: plainHeaders });
    } catch (error) {
      return problem(refusalOf(error, services.log, 'The health of the site was asked for'));
    }
  };
}

async function writeProbe({ store }: Services): Promise<void> {
  await (await store()).probe();
}
