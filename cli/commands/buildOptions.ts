import type { Part } from '#cli/prerender/chunksToRender.ts';
import type { ReportFormat } from '#cli/report/report.ts';

/** The options of `site build`. */
export interface BuildOptions {
  format: ReportFormat;
  renderer: 'direct' | 'vike';
  only?: string;
  shard?: Part;
  merge: boolean;
  /** Whether to build a preview, which shows drafts. */
  drafts: boolean;
  /** Whether the site may be far smaller than the published one. */
  allowShrink: boolean;
  threads?: number;
  /** Whether to print why each chunk, card and bundle was rebuilt. */
  explain: boolean;
}
