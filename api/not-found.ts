import { NotFoundVisitSchema } from '#schemas/notFoundVisit.ts';
import { plainHeaders } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { checkMethod } from './request/checkMethod.ts';
import { checkRate } from './request/checkRate.ts';
import { checkContentType } from './request/contentType.ts';
import { parseJsonObject } from './request/parseJsonObject.ts';
import { readBody } from './request/readBody.ts';
import type { Connection, Services } from './services.ts';

/** The size limit of a report, in bytes. The addresses in it can be long. */
const BODY_LIMIT = 16 * 1024;
/** The maximum number of stored visits. It is enough to see which paths matter. */
const VISIT_CAP = 50_000;

/**
 * Answers `POST /api/not-found` with 204: records a visit to a page that does not exist (docs/behaviour.md#not-found). Rejects with a
 * `Refusal` or `StoreUnavailable`.
 */
export async function notFound(
  request: Request,
  connection: Connection,
  services: Services,
): Promise<Response> {
  checkMethod(request, ['POST'], 'reportWithPost');
  const body = await readBody(request, BODY_LIMIT);
  checkContentType(request, ['json']);
  if (!services.isOwnOrigin(request)) {
    throw new Refusal(403, 'otherSiteReport');
  }
  checkRate(services.limits.notFound, connection.address);
  const visit = NotFoundVisitSchema.safeParse(parseJsonObject(body));
  if (!visit.success) {
    const fields = new Set(
      visit.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
      ),
    );
    throw new Refusal(422, 'invalidReport', {
      errors: [...fields].slice(0, 20).map((field) => ({
        field: field.slice(0, 50).toWellFormed(),
        problem: 'report',
      })),
    });
  }
  await (await services.store()).saveVisit(visit.data, services.now(), VISIT_CAP);
  return new Response(null, { status: 204, headers: plainHeaders });
}
