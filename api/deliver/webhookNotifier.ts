import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../settings.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import type { Notifier } from './notifier.ts';

/** How long the other side may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Posts each enquiry as JSON. Headers follow Standard Webhooks (https://www.standardwebhooks.com): `webhook-id` is the enquiry's
 * id, the same at each try; `webhook-signature` is an HMAC with the secret, where there is one.
 */
export function webhookNotifier({ url, secret }: WebhookSettings): Notifier {
  return async ({ id, receivedAt, name, email, phone, message, page, flags }) => {
    const body = JSON.stringify({
      type: 'enquiry.received',
      timestamp: receivedAt.toISOString(),
      data: { id, name, email, phone, message, page, flags },
    });
    const timestamp = `${Math.floor(Date.now() / 1000)}`;
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
    };
    if (secret) {
      const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`);
      headers['webhook-signature'] = `v1,${signature.digest('base64')}`;
    }
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        // An enquiry goes where the agency says, and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
    } catch {
      throw new DeliveryFailure('the webhook cannot be reached', false);
    }
    if (!response.ok) {
      throw new DeliveryFailure(`the webhook answered ${response.status}`, response.status === 410);
    }
  };
}

/** A secret with the prefix of the standard holds its bytes in base64. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret, 'utf8');
}
