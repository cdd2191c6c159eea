import { mailNotifier } from '../deliver/mailNotifier.ts';
import { hostedApi } from './hostedApi.ts';

/** Vercel's context, which lets work continue after the answer. `waitUntil` of @vercel/functions uses the same context. */
interface VercelContext {
  get?(): { waitUntil?(work: Promise<unknown>): void } | undefined;
}

const api = hostedApi(process.env, { mail: mailNotifier });

/** Handles a request of any method (https://vercel.com/docs/functions/functions-api-reference). */
function handle(request: Request): Promise<Response> {
  const context = (globalThis as Record<symbol, unknown>)[Symbol.for('@vercel/request-context')] as
    VercelContext | undefined;
  const own = context?.get?.();
  return api.handle(request, {
    // Vercel sets this header, and overwrites a value that the client sent.
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
