/** The fields of a file and the Markdown below them. */
export interface ParsedSource {
  data: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** The lines that have a mistake in their YAML and were read as if it were corrected, if the file has any mistake. */
  fixed?: ReadonlySet<number>;
}
