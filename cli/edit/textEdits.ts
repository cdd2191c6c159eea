/** A replacement of a part of a text. Offsets are those of the text with `\n` as the only line end and no byte-order mark. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to a file as it is on disk. Everything outside the edits stays as it is, byte-order mark and line ends included. New
 * lines end like the first line of the file. Throws if two edits overlap.
 */
export function applyEdits(raw: string, edits: readonly TextEdit[]): string {
  const offsets = rawOffsets(raw);
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n';
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    const [from = raw.length, to = raw.length] = [offsets[start], offsets[end]];
    if (from < done) throw new Error('Two edits of a file overlap.');
    result += raw.slice(done, from) + text.replaceAll('\n', lineEnd);
    done = to;
  }
  return result + raw.slice(done);
}

/** Returns a text with `\n` as the only line end and without a byte-order mark, as content is loaded. */
export function normalText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Returns the offset in a file of each character of its normal text. */
function rawOffsets(raw: string): number[] {
  const offsets: number[] = [];
  for (let at = raw.startsWith('\uFEFF') ? 1 : 0; at < raw.length; at++) {
    offsets.push(at);
    if (raw[at] === '\r' && raw[at + 1] === '\n') at++;
  }
  return offsets;
}
