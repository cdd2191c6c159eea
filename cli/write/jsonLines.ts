/** Yields a JSON object with a list, in parts. It has one item a line, so that two versions of a file can be compared. */
export function* jsonLines(name: string, items: Iterable<unknown>): Generator<string> {
  yield `{"${name}":[\n`;
  let comma = '';
  for (const item of items) {
    yield comma;
    yield JSON.stringify(item);
    comma = ',\n';
  }
  yield '\n]}\n';
}
