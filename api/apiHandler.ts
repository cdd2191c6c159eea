import { challenge } from './challenge.ts';
import { contact } from './contact.ts';
import { deliver } from './deliver.ts';
import { healthCheck } from './health.ts';
import { notFound } from './not-found.ts';
import { problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import type { Connection, Services } from './services.ts';

/** Answers a request below `/api/`. Never rejects. */
export type ApiHandler = (request: Request, connection: Connection) => Promise<Response>;

const endpoints: Record<
  string,
  (request: Request, connection: Connection, services: Services) => Promise<Response>
> = {
  '/api/contact': contact,
  '/api/not-found': notFound,
  '/api/challenge': challenge,
  '/api/deliver': deliver,
};

/** The handler of every address below `/api/`. */
export function apiHandler(services: Services): ApiHandler {
  const health = healthCheck(services);
  return async (request, connection) => {
    const path = URL.parse(request.url)?.pathname ?? '';
    if (path === '/api/health') return health(request);
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    return endpoint
      ? endpoint(request, connection, services)
      : problem(new Refusal(404, 'There is no such address.'));
  };
}
