import { plainHeaders } from './reply/problem.ts';
import { checkMethod } from './request/checkMethod.ts';
import { checkRate } from './request/checkRate.ts';
import type { Connection, Services } from './services.ts';

/**
 * Answers `GET /api/challenge` with a challenge for the proof of work, which a form solves while its visitor types. Rejects with a
 * `Refusal`, or with `StoreUnavailable`.
 */
export async function challenge(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  checkMethod(request, ['GET'], 'getChallenge');
  checkRate(services.limits.challenge, connection.address);
  return new Response(JSON.stringify(await services.proofs.challenge(services.now())), {
    headers: { ...plainHeaders, 'Content-Type': 'application/json' },
  });
}
