/** The figures of a page as a visitor on a phone sees it. */
export interface Figures {
  /** Lighthouse's scores, 0–100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time on a simulated phone, in milliseconds. */
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes transferred before the visitor does anything, headers included: in total, and by kind. */
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  requests: number;
  /** The number of elements of the page. */
  elements: number;
}
