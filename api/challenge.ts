import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { refusalOf } from './reply/refusalOf.ts';
import { checkRate } from './request/checkRate.ts';
import type { Connection, Services } from './services.ts';

/** `GET /api/challenge`: a challenge for the proof of work that a form solves while its visitor writes. */
export async function challenge(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  try {
    if (request.method !== 'GET') {
      throw new Refusal(405, 'Challenges are asked for with GET.', { headers: { Allow: 'GET' } });
    }
    const now = services.now();
    checkRate(services.limits.challenge, 'challenges', {
      address: connection.address,
      salt: await services.salts.of(now),
    });
    return new Response(JSON.stringify(await services.proofs.challenge(now)), {
      headers: { ...plainHeaders, 'Content-Type': 'application/json' },
    });
  } catch (error) {
    return problem(refusalOf(error, services.log));
  }
}
