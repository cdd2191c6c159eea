import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** The results of a load test. */
export interface Load {
  /** The ids that were answered with 200. */
  acknowledged: string[];
  /** The number of answers by status. */
  statuses: Record<number, number>;
  /** The number of broken connections. */
  errors: number;
  /** The number of requests without an answer within ten seconds. */
  timeouts: number;
  /** The mean number of answers a second. */
  perSecond: number;
  /** The median and the 99th percentile of the time to answer, in milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Sends enquiries to `url` over many connections for `seconds` seconds, each with a body and a key of its own. Resolves earlier if
 * `signal` aborts.
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
    // Autocannon counts timeouts as errors.
    errors: result.errors - result.timeouts,
    timeouts: result.timeouts,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
