/** Characters that search results show of a title and a description before they cut it off, as commonly measured. */
export const searchLengths = { title: [30, 60], description: [110, 160] } as const;

/** Whether a text has a length between two bounds. */
export function fits(text: string, [min, max]: readonly [number, number]): boolean {
  return text.length >= min && text.length <= max;
}
