/** What a visitor on a phone gets of a page, and pays for it. */
export interface Figures {
  /** Lighthouse's scores, 0–100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds until the largest text or picture is shown, and those in which the page does not answer, on a simulated phone. */
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes sent before the visitor does anything, headers included: all of them, and those of one kind. */
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  requests: number;
  /** Elements of the page. */
  elements: number;
}
