/**
 * Returns the names of towns in an answer, which are separated by commas or spaces. The longest run of words that is a name is one name.
 * Unknown words stay together until the next name, so that a fault can quote them.
 */
export function splitNames(text: string, isName: (text: string) => boolean): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => splitWords(part.split(/\s+/), isName));
}

function splitWords(words: readonly string[], isName: (text: string) => boolean): string[] {
  const names: string[] = [];
  let unknown: string[] = [];
  const closeUnknown = () => {
    if (unknown.length > 0) names.push(unknown.join(' '));
    unknown = [];
  };
  for (let start = 0; start < words.length;) {
    const ends = words.map((_, index) => index + 1).filter((end) => end > start);
    const end = ends.findLast((one) => isName(words.slice(start, one).join(' ')));
    if (end === undefined) unknown.push(...words.slice(start, start + 1));
    else {
      closeUnknown();
      names.push(words.slice(start, end).join(' '));
    }
    start = end ?? start + 1;
  }
  closeUnknown();
  return names;
}
