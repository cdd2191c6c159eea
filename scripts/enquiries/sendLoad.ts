import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** What became of a load of enquiries. */
export interface Load {
  /** The ids that were answered with 200. */
  acknowledged: string[];
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Connections that broke. */
  errors: number;
  /** Answers that did not come within ten seconds. */
  timeouts: number;
  /** Answers a second on average. */
  perSecond: number;
  /** Milliseconds within which 50 and 99 of 100 answers came. */
  p50: number;
  p99: number;
}

/**
 * Sends enquiries to `url` from many connections at once, each with a body and a key of its own, for so many seconds. Resolves early
 * where `signal` says so.
 */
export async function sendLoad(
  url: string,
  { connections, seconds, signal }: { connections: number; seconds: number; signal?: AbortSignal },
): Promise<Load> {
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  const body = () =>
    JSON.stringify({
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '07700 900123',
      message: `We need a website, ${randomUUID()}. ${'It should be good. '.repeat(15)}`,
      page: 'Responsive Web Design',
      key: randomUUID(),
      website: '',
      elapsed: 20_000,
    });
  const instance = autocannon({
    url: `${url}/api/contact`,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    setupClient(client) {
      client.setBody(body());
      // `any`: autocannon types the body as one of several; it is text here.
      client.on('body', (answer) => {
        const text = String(answer);
        const id = /"ok":true,"id":"([^"]+)"/.exec(text)?.[1];
        if (id !== undefined) acknowledged.push(id);
      });
      client.on('response', (status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        client.setBody(body());
      });
    },
  });
  signal?.addEventListener('abort', () => (instance as unknown as { stop(): void }).stop());
  const result = await instance;
  return {
    acknowledged,
    statuses,
    // Autocannon counts those that came too late among the errors.
    errors: result.errors - result.timeouts,
    timeouts: result.timeouts,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
