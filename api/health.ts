import { checkClock } from './checkClock.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { refusalOf } from './reply/refusalOf.ts';
import { checkMethod } from './request/checkMethod.ts';
import type { Services } from './services.ts';

/** The time for which the result of a check of the store is cached, in milliseconds. */
const MAX_AGE = 1000;

/**
 * Creates the handler of `GET /api/health`, for supervisors and load balancers: 200 if an enquiry could be stored, and 503 if not. The
 * store is checked at most once a second, however many requests arrive, so there is no rate limit.
 */
export function healthCheck({
  store,
  log,
  now,
  words,
}: Services): (request: Request) => Promise<Response> {
  let latest: Promise<void> | undefined;
  let checkedAt = -Infinity;
  const checkStore = (): Promise<void> => {
    if (!latest || performance.now() - checkedAt >= MAX_AGE) {
      checkedAt = performance.now();
      latest = store().then((opened) => opened.probe());
    }
    return latest;
  };
  return async (request) => {
    try {
      checkMethod(request, ['GET', 'HEAD'], 'getHealth');
      checkClock(now());
      await checkStore();
      return Response.json({ ok: true }, { headers: plainHeaders });
    } catch (error) {
      return problem(refusalOf(error, log, 'A health check failed'), words());
    }
  };
}
