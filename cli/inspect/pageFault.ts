import type { BuiltCode, FindingArgs } from '#cli/model/finding.ts';
import { placesIn } from '#cli/report/placeAt.ts';

/** A fault of a built page, before its file is known. */
export type PageFault = { [C in BuiltCode]: FaultOf<C> }[BuiltCode];

interface FaultOf<C extends BuiltCode> {
  code: C;
  args: FindingArgs[C];
  /** The position in the page, in characters from its start. */
  offset: number;
  /** A text that the content has too if it caused the fault, such as the address of a broken link. */
  evidence?: string;
}

/** The line and the column of a fault, both from 1. They take the place of its offset. */
export type PlacedFault = PageFault extends infer F
  ? F extends PageFault
    ? Omit<F, 'offset'> & { line: number; column: number }
    : never
  : never;

/** Replaces offsets in a page with lines and columns. */
export function placeFaults(faults: readonly PageFault[], html: string): PlacedFault[] {
  if (faults.length === 0) return [];
  const placeOf = placesIn(html);
  return faults.map(({ offset, ...fault }) => ({ ...fault, ...placeOf(offset) }));
}
