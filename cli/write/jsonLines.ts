/** Yields a JSON object with a list, in parts. It has one item a line, so that two versions of a file can be compared. */
export function* jsonLines(name: string, items: Iterable<unknown>): Generator<string> {
  yield* joinLines(
    name,
    Iterator.from(items).map((item) => JSON.stringify(item)),
  );
}

/** Yields the same for items that are JSON already. */
export function* joinLines(name: string, items: Iterable<string>): Generator<string> {
  yield `{"${name}":[\n`;
  let comma = '';
  for (const item of items) {
    yield comma;
    yield item;
    comma = ',\n';
  }
  yield '\n]}\n';
}

/** Returns the items of a text that `jsonLines` has made, as JSON. A list without items has an empty line. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .slice(1, -2)
    .filter(Boolean)
    .map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
}
