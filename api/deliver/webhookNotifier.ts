import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../settings.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import type { Notifier } from './notifier.ts';

/** How long the other side may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** An event as Standard Webhooks describes it. */
interface WebhookEvent {
  /** The same at each try. */
  id: string;
  type: string;
  timestamp: Date;
  data: unknown;
}

/**
 * Posts each enquiry as JSON. Headers follow Standard Webhooks (https://www.standardwebhooks.com): `webhook-id` is the enquiry's
 * id, the same at each try; `webhook-signature` is an HMAC with the secret, if there is one. A warning has the id of the enquiry, the
 * channel and the reason, and no address, because webhooks often lead to other companies.
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
        // An enquiry goes where the agency says, and nowhere else.
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
    tell: ({ id, receivedAt, name, email, phone, message, page, flags }, _recipient, signal) =>
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

/** A secret with the prefix of the standard holds its bytes in base64. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret, 'utf8');
}
