import { Hono } from 'hono';
import { challenge } from './challenge.ts';
import { contact } from './contact.ts';
import { deliver } from './deliver.ts';
import { healthCheck } from './health.ts';
import { notFound } from './not-found.ts';
import { problem } from './reply/problem.ts';
import { Refusal } from './reply/refusal.ts';
import { refusalOf } from './reply/refusalOf.ts';
import type { Connection, Services } from './services.ts';

/** Answers a request below `/api/`. Never rejects. */
export type ApiHandler = (request: Request, connection: Connection) => Promise<Response>;

/** Creates the handler of every address below `/api/`. Endpoints throw a `Refusal`, which is answered as problem details. */
export function apiHandler(services: Services): ApiHandler {
  const health = healthCheck(services);
  const router = new Hono<{ Bindings: Connection }>({
    // Hono would decode the path: "/api/contac%74" is not an address of ours.
    getPath: ({ url }) => new URL(url).pathname,
  });
  router
    .all('/api/contact', ({ req, env }) => contact(req.raw, env, services))
    .all('/api/not-found', ({ req, env }) => notFound(req.raw, env, services))
    .all('/api/challenge', ({ req, env }) => challenge(req.raw, env, services))
    .all('/api/deliver', ({ req }) => deliver(req.raw, services))
    .all('/api/health', ({ req }) => health(req.raw))
    .notFound(() => problem(new Refusal(404, 'unknownAddress'), services.words()));
  router.onError((error) => problem(refusalOf(error, services.log), services.words()));
  return async (request, connection) => router.fetch(request, connection);
}
