/** Why parts cannot be merged: some are missing, are of several builds, differ from the content and code here, or lost pages to others. */
export type MergeFault =
  | { reason: 'no-parts' }
  | { reason: 'divisions'; of: readonly number[] }
  | { reason: 'missing'; of: number; parts: readonly number[] }
  | { reason: 'differing'; of: number; parts: readonly number[]; agree: boolean }
  | { reason: 'overwritten'; of: number; parts: readonly number[]; path: string };
