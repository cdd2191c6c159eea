import { number } from './amounts.ts';

/** The results of a build. */
export interface BuildSummary {
  pages: number;
  rendered: number;
  written: number;
  removed: number;
  bytes: number;
  seconds: number;
  /** The time for rendering and writing pages, in seconds. */
  pagesSeconds: number;
}

/** Returns a summary such as "4,658 pages, 87.3 MB: 4,658 rendered (4,462 pages/s), 12 changed, in 3.20 s." */
export function formatBuild(done: BuildSummary): string {
  const { pages, rendered, written, removed, bytes, seconds, pagesSeconds } = done;
  const speed = rendered > 0 ? ` (${number(Math.round(rendered / pagesSeconds))} pages/s)` : '';
  const gone = removed > 0 ? `, ${number(removed)} removed` : '';
  const size = (bytes / 1024 / 1024).toFixed(1);
  return `${number(pages)} pages, ${size} MB: ${number(rendered)} rendered${speed}, ${number(written)} changed${gone}, in ${seconds.toFixed(2)} s.\n`;
}
