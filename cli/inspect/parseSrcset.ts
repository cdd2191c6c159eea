/** A file of a `srcset`. A comma within an address does not end it. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(?:\s+([^\s,][^,]*?))?\s*(?:,|$)/g;

/** A file of a `srcset` with its width or density, such as "480w". `text` is both as they are written. */
interface Candidate {
  address: string;
  size: string;
  text: string;
}

/** Returns the files of a `srcset`. A file without a width or a density has "1x" (https://html.spec.whatwg.org/#srcset-attribute). */
export function parseSrcset(srcset: string): Candidate[] {
  return [...srcset.matchAll(CANDIDATE)].map(([whole, address = '', size = '1x']) => ({
    address,
    size,
    text: whole.replace(/^[\s,]+|[\s,]+$/g, ''),
  }));
}
