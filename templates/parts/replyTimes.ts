import type { FactView } from '#schemas/generated/views.ts';
import type { Site } from '#schemas/site.ts';
import type { LayoutWords } from '../words.ts';

/**
 * Returns the usual and the promised time to a reply as rows of a sign, as far as the agency states them. The words after a comma in a label stay
 * on one line.
 */
export function replyTimes({ claims }: Site, words: LayoutWords['pages']['contact']): FactView[] {
  return [
    { label: words.usualReply, value: claims?.usualReply },
    { label: words.promisedReply, value: claims?.promisedReply },
  ].flatMap(({ label, value }) => (value ? [{ label: unbrokenEnd(label), value }] : []));
}

function unbrokenEnd(label: string): string {
  return label.replace(/(?<=, ).+$/, (end) => end.replaceAll(' ', '\u00a0'));
}
