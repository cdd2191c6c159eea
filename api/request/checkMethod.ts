import { Refusal } from '../reply/refusal.ts';

/** Throws a `Refusal` (405) for `reason` unless the request has one of the methods. */
export function checkMethod(
  request: Request,
  methods: readonly string[],
  reason: Refusal['reason'],
): void {
  if (methods.includes(request.method)) return;
  throw new Refusal(405, reason, { headers: { Allow: methods.join(', ') } });
}
