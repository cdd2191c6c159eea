/** Returns a text in which the times of a clock, such as "9:00 AM", do not break over two lines. */
export function unbrokenTimes(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=[AP]M\b)/gi, '\u00a0')
    .replaceAll(/(?<=[AP]M) (?=GMT)/g, '\u00a0');
}
