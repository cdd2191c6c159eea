import type { Root } from 'hast';
import type { FindingArgs, FindingCode } from './finding.ts';

/** A parsed body of Markdown, with the facts that rules check. Lines and columns count from 1 within the body. */
export interface Markdown {
  /** The sanitised body without positions. Headings have ids. Entries share it, so copy it instead of changing it. */
  tree: Root;
  headings: { depth: number; text: string; id: string; line: number; column: number }[];
  /** `words` are those of a link to a number, to a page of the site or to "#", and words that may be an address. No rule needs others. */
  links: { href: string; words?: string; line: number; column: number }[];
  /** `isHtml`: whether the picture is written as a tag. */
  images: { src: string; alt: string; isHtml?: true; line: number; column: number }[];
  /** The number of words that a reader sees. */
  words: number;
  /** The faults that the text itself shows, such as a link with a space in the wrong place. */
  faults: MarkdownFault[];
}

/** The kinds of findings that follow from the text of a body alone. */
export type MarkdownFaultCode = Extract<
  FindingCode,
  | 'code-block-indented'
  | 'code-block-open'
  | 'footnote-missing'
  | 'footnote-unused'
  | 'heading-bold'
  | 'heading-by-dashes'
  | 'heading-skipped'
  | 'heading-space'
  | 'heading-style'
  | 'html-open'
  | 'html-removed'
  | 'link-broken'
  | 'link-text-vague'
  | 'list-space'
  | 'mark-open'
  | 'markdown-in-html'
  | 'passage-repeated'
  | 'pattern-in-body'
  | 'section-empty'
  | 'table-broken'
  | 'table-pasted'
  | 'table-cells'
  | 'text-garbled'
  | 'text-pasted'
  | 'text-placeholder'
  | 'text-slip'
  | 'word-repeated'
>;

/** A fault in a body, at a place in it. */
export type MarkdownFault = {
  [C in MarkdownFaultCode]: { code: C; args: FindingArgs[C]; line: number; column: number };
}[MarkdownFaultCode];
