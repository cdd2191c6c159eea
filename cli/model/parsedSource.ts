/** The fields of a file and the Markdown below them. */
export interface ParsedSource {
  data: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
}
