/** The maximum number of bytes that a code unit of a string takes in UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * Returns a function that encodes texts as UTF-8, one after another. All calls share one buffer, so the bytes are valid until the next
 * call. Buffers of their own would take twice the time, because the system clears their memory, and V8 collects garbage more often. So
 * would one long string of all texts.
 */
export function textEncoder(): (texts: Iterable<string>) => Buffer {
  let buffer = Buffer.alloc(0);
  return (texts) => {
    let end = 0;
    for (const text of texts) {
      const most = end + text.length * BYTES_PER_UNIT;
      if (buffer.length < most) {
        const larger = Buffer.allocUnsafeSlow(Math.max(most, 2 * buffer.length));
        buffer.copy(larger, 0, 0, end);
        buffer = larger;
      }
      end += buffer.write(text, end);
    }
    return buffer.subarray(0, end);
  };
}
