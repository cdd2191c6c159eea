import type { Problem } from '#schemas/enquiry.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { Refusal } from './refusal.ts';

/** Returns a refusal as problem details (RFC 9457). */
export function problem(refusal: Refusal, words: HandlerWords): Response {
  const { status, headers } = refusal;
  const { message, errors } = refusal.inWords(words.enquiries);
  const body: Problem = {
    type: 'about:blank',
    title: message,
    status,
    ...(errors.length > 0 && { errors: [...errors] }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...plainHeaders, 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** Headers of every answer of the handler. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;
