/** Returns the number that a text in digits stands for, such as "1,250". */
export function amountOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
