import type { Root } from 'hast';

/** A parsed body of Markdown, with the facts that rules check. Lines and columns count from 1 within the body. */
export interface Markdown {
  /** The sanitised body without positions. Headings have ids. Entries share it, so copy it instead of changing it. */
  tree: Root;
  headings: { depth: number; text: string; id: string; line: number; column: number }[];
  links: { href: string; line: number; column: number }[];
  images: { src: string; alt: string; line: number; column: number }[];
  /** The number of words that a reader sees. */
  words: number;
}
