/** Decodes percent-encoded characters: "caf%C3%A9" becomes "café". Returns a text with an invalid encoding unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
