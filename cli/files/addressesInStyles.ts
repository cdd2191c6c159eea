/** Comments, which are not read, and addresses in `@import` and `url()`. */
const IN_STYLES =
  /\/\*[\s\S]*?\*\/|@import\s+(?:"([^"]*)"|'([^']*)')|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g;

/** Returns the addresses that a style sheet loads, with the positions of their `@import` or `url()`. */
export function addressesInStyles(text: string): { address: string; offset: number }[] {
  return [...text.matchAll(IN_STYLES)].flatMap((match) => {
    const address = match.slice(1).find(Boolean);
    return address === undefined ? [] : [{ address, offset: match.index }];
  });
}
