import { NotFoundVisitSchema } from '#schemas/notFoundVisit.ts';
import { plainHeaders, problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { refusalOf } from './reply/refusalOf.ts';
import { checkRate } from './request/checkRate.ts';
import { checkContentType } from './request/contentType.ts';
import { parseJsonObject } from './request/parseJsonObject.ts';
import { readBody } from './request/readBody.ts';
import type { Connection, Services } from './services.ts';

/** Bytes of a record: addresses can be long, but not for ever. */
const LIMIT = 16 * 1024;
/** Visits that are kept: enough to see which paths matter. */
const VISIT_CAP = 50_000;

/** `POST /api/not-found`: notes a visit to a page that does not exist (decisions, "Not found"). Answers 204. */
export async function notFound(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'Visits are reported with POST.', { headers: { Allow: 'POST' } });
    }
    const body = await readBody(request, LIMIT);
    checkContentType(request, ['json']);
    if (!services.isOwnOrigin(request)) {
      throw new Refusal(403, 'Visits are only reported by pages of this site.');
    }
    const now = services.now();
    checkRate(services.limits.notFound, 'reports', {
      address: connection.address,
      salt: await services.salts.of(now),
    });
    const visit = NotFoundVisitSchema.safeParse(parseJsonObject(body));
    if (!visit.success) {
      const fields = new Set(
        visit.error.issues.flatMap((issue) =>
          issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
        ),
      );
      throw new Refusal(422, 'The report has the wrong shape.', {
        errors: [...fields].slice(0, 20).map((field) => ({
          field: field.slice(0, 50).toWellFormed(),
          message: 'This is missing, not of the right kind, or not part of a report.',
        })),
      });
    }
    await (await services.store()).saveVisit(visit.data, now, VISIT_CAP);
    return new Response(null, { status: 204, headers: plainHeaders });
  } catch (error) {
    return problem(refusalOf(error, services.log));
  }
}
