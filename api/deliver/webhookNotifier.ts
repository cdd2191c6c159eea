import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../settings.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import type { Notifier } from './notifier.ts';

/** The timeout of a request, in milliseconds. */
const TIMEOUT = 10_000;

/** An event as Standard Webhooks describes it. */
interface WebhookEvent {
  /** The id of the event, which is the same for each attempt. */
  id: string;
  type: string;
  timestamp: Date;
  data: unknown;
}

/**
 * Creates the notifier that posts each enquiry as JSON. The headers follow Standard Webhooks (https://www.standardwebhooks.com):
 * `webhook-id` is the enquiry's id, the same for each attempt; `webhook-signature` is an HMAC with the secret, if there is one. A warning
 * has the id of the enquiry, the channel and the reason. It has no address, because webhooks often belong to other companies.
 */
export function webhookNotifier({ url, secret }: WebhookSettings): Notifier {
  const post = async ({ id, type, timestamp, data }: WebhookEvent, signal?: AbortSignal) => {
    const body = JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
    const seconds = `${Math.floor(Date.now() / 1000)}`;
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
    };
    if (secret) {
      const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`);
      headers['webhook-signature'] = `v1,${signature.digest('base64')}`;
    }
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        // An enquiry is sent to the address in the settings, and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
      });
      await response.body?.cancel();
    } catch {
      throw new DeliveryFailure(
        signal?.aborted
          ? 'the site was stopped before the webhook answered'
          : 'the webhook cannot be reached',
        false,
      );
    }
    if (!response.ok) {
      throw new DeliveryFailure(`the webhook answered ${response.status}`, response.status === 410);
    }
  };
  return {
    notify: ({ id, receivedAt, name, email, phone, message, page, flags }, _recipient, signal) =>
      post(
        {
          id,
          type: 'enquiry.received',
          timestamp: receivedAt,
          data: { id, name, email, phone, message, page, flags },
        },
        signal,
      ),
    warn: ({ id, recipient: { channel }, reason }, _recipient, signal) =>
      post(
        {
          id: `${id}.failed.${crypto.randomUUID()}`,
          type: 'enquiry.notification_failed',
          timestamp: new Date(),
          data: { id, channel, reason },
        },
        signal,
      ),
  };
}

/** Returns the bytes of a secret. A secret with the prefix `whsec_` is in base64. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret, 'utf8');
}
