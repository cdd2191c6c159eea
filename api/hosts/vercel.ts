import { mailNotifier } from '../deliver/mailNotifier.ts';
import { hostedApi } from './hostedApi.ts';

/** Vercel's own way of letting work go on after the answer (what `waitUntil` of @vercel/functions looks up). */
interface VercelContext {
  get?(): { waitUntil?(work: Promise<unknown>): void } | undefined;
}

const api = hostedApi(process.env, { mail: mailNotifier });

/** The functions of Vercel: one for each method (https://vercel.com/docs/functions/functions-api-reference). */
function handle(request: Request): Promise<Response> {
  const context = (globalThis as Record<symbol, unknown>)[Symbol.for('@vercel/request-context')] as
    VercelContext | undefined;
  const own = context?.get?.();
  return api.handle(request, {
    // Set by the host itself, which overwrites what a client sends.
    address: request.headers.get('x-real-ip') ?? '',
    ...(own?.waitUntil && { afterwards: (work) => own.waitUntil?.(work) }),
  });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
