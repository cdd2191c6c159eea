/** Returns two amounts as one text: "3–12", or "3" if both are the same. */
export function span(least: number, most: number, format: (amount: number) => string): string {
  return least === most ? format(least) : `${format(least)}–${format(most)}`;
}
