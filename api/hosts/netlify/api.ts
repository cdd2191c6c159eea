import { mailNotifier } from '../../deliver/mailNotifier.ts';
import { hostedApi } from '../hostedApi.ts';

/** The context that Netlify passes besides the request (https://docs.netlify.com/build/functions/api/). */
interface NetlifyContext {
  ip: string;
  waitUntil?(work: Promise<unknown>): void;
}

const api = hostedApi(process.env, { mail: mailNotifier });

/** Answers every request below /api/, as a Netlify function. */
export default function handle(request: Request, context: NetlifyContext): Promise<Response> {
  return api.handle(request, {
    address: context.ip,
    ...(context.waitUntil && { afterwards: (work) => context.waitUntil?.(work) }),
  });
}

/** The path at which Netlify mounts the function. */
export const config = { path: '/api/*' };
