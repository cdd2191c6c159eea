import { plainHeaders } from './reply/problem.ts';
import { checkMethod } from './request/checkMethod.ts';
import { checkRate } from './request/checkRate.ts';
import type { Connection, Services } from './services.ts';

/**
 * Answers `GET /api/challenge` with a challenge for the proof of work, which a form solves while its visitor types. Rejects with a
 * `Refusal`.
 */
export async function challenge(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  checkMethod(request, ['GET'], 'getChallenge');
  const now = services.now();
  checkRate(services.limits.challenge, {
    address: connection.address,
    salt: await services.salts.of(now),
  });
  return new Response(JSON.stringify(await services.proofs.challenge(now)), {
    headers: { ...plainHeaders, 'Content-Type': 'application/json' },
  });
}
