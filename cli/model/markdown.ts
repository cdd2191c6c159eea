/** A body of Markdown as HTML, with what the rules ask of it. Lines and columns count from 1 within the body. */
export interface Markdown {
  /** Sanitised HTML; headings carry ids. */
  html: string;
  headings: { depth: number; text: string; id: string; line: number; column: number }[];
  links: { href: string; line: number; column: number }[];
  images: { src: string; alt: string; line: number; column: number }[];
  /** Words a reader sees. */
  words: number;
}
