/**
 * The reason why parts cannot be merged. Some parts are missing, belong to different builds, differ from the content and code
 * here, or have pages that another part has overwritten.
 */
export type MergeFault =
  | { reason: 'no-parts' }
  | { reason: 'divisions'; of: readonly number[] }
  | { reason: 'missing'; of: number; parts: readonly number[] }
  | { reason: 'differing'; of: number; parts: readonly number[]; agree: boolean }
  | { reason: 'overwritten'; of: number; parts: readonly number[]; path: string };
