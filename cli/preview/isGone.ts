import { normalisePath } from '#cli/plan/normalisePath.ts';

/** Returns whether the address of a request is gone. `gone` lists such addresses as the content spells them. */
export function isGone(path: string, gone: ReadonlySet<string> = new Set()): boolean {
  return gone.has(path.toLowerCase()) || gone.has(normalisePath(path));
}
