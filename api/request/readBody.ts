import { Refusal } from '../reply/refusal.ts';

/** The timeout for a client to send its body, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Reads the body of a request, at most `limit` bytes, which are counted as they arrive, or `encoded` bytes if decoding makes it shorter.
 * Rejects with a `Refusal` if the body is longer (413), takes longer than `timeout` (408), or ends early (400). Hono's own body limit is
 * not used, because it has no timeout and reads a chunked body completely before the handler runs.
 */
export async function readBody(
  request: Request,
  limit: number,
  { encoded = limit, timeout = TIMEOUT }: { encoded?: number; timeout?: number } = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > encoded) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();

  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeout);
  });
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), late]);
      if (step === 'late') {
        throw new Refusal(408, 'tooSlow', { headers: { Connection: 'close' } });
      }
      if (step.done) break;
      size += step.value.byteLength;
      if (size > encoded) throw tooLarge(limit);
      chunks.push(step.value);
    }
  } catch (error) {
    // Not awaited, because the promise may never settle if the client has stopped sending.
    void reader.cancel().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'cutOff');
  } finally {
    clearTimeout(timer);
  }
  return join(chunks, size);
}

/** Returns the refusal of a body of more than `limit` bytes. */
export function tooLarge(limit: number): Refusal {
  return new Refusal(413, 'tooLarge', {
    values: { limit: String(Math.round(limit / 1024)) },
    headers: { Connection: 'close' },
  });
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.byteLength;
  }
  return whole;
}
