/** Returns a text with a capital letter at its start. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a text with a capital letter at its start if another text starts with one. */
export function capitaliseLike(like: string, text: string): string {
  return /^\p{Lu}/u.test(like) ? capitalise(text) : text;
}
