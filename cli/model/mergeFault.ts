/**
 * The reason why parts cannot be merged. Some are missing, belong to different builds, differ from the content and code here, or
 * have lost pages to others.
 */
export type MergeFault =
  | { reason: 'no-parts' }
  | { reason: 'divisions'; of: readonly number[] }
  | { reason: 'missing'; of: number; parts: readonly number[] }
  | { reason: 'differing'; of: number; parts: readonly number[]; agree: boolean }
  | { reason: 'overwritten'; of: number; parts: readonly number[]; path: string };
