import type { Environment } from '../settings.ts';
import { hostedApi } from './hostedApi.ts';
import type { HostedApi } from './hostedApi.ts';

/** The bindings that Cloudflare passes. `ASSETS` serves the site's files; variables are strings. */
interface CloudflareEnvironment {
  ASSETS: { fetch(request: Request | URL): Promise<Response> };
}

/** The context that lets work continue after the answer. */
interface CloudflareContext {
  waitUntil(work: Promise<unknown>): void;
}

const apis = new WeakMap<CloudflareEnvironment, HostedApi>();

/**
 * The worker of Cloudflare Pages (https://developers.cloudflare.com/pages/functions/advanced-mode/). Workers cannot talk to mail servers:
 * mail waits in the outbox for `site enquiries deliver`, or for the schedule of another host. The worker calls webhooks itself.
 */
export default {
  async fetch(
    request: Request,
    env: CloudflareEnvironment,
    context: CloudflareContext,
  ): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith('/api/')) return env.ASSETS.fetch(request);
    let api = apis.get(env);
    if (!api) {
      const variables = Object.entries(env).filter(([, value]) => typeof value === 'string');
      api = hostedApi(Object.fromEntries(variables) as Environment, {
        fetchPage: (address) => env.ASSETS.fetch(address),
      });
      apis.set(env, api);
    }
    return api.handle(request, {
      address: request.headers.get('cf-connecting-ip') ?? '',
      afterwards: (work) => context.waitUntil(work),
    });
  },
};
