import { Refusal } from '../reply/refusal.ts';

/** Throws a `Refusal` (405) with `message` unless the request has one of the methods. */
export function checkMethod(request: Request, methods: readonly string[], message: string): void {
  if (methods.includes(request.method)) return;
  throw new Refusal(405, message, { headers: { Allow: methods.join(', ') } });
}
