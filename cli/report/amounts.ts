/** Returns a number with separators of thousands. */
export function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}

/** Returns a number with its noun, such as "2 lines". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}
