/** Returns a text with a full stop, unless it ends with a mark of its own, perhaps within brackets or quotation marks. */
export function asSentence(text: string): string {
  return /[.!?…][)\]"'’”]*$/.test(text) ? text : `${text}.`;
}
