import type { Terminal } from '#cli/terminal.ts';

/** Builds shorter than this show no progress. */
const QUIET_SECONDS = 0.5;
const LINE_EVERY_SECONDS = 5;
const BAR_WIDTH = 24;

/** Shows how far a long build is: a bar where a person watches, a line every few seconds in a log. */
export function pageProgress(terminal: Terminal, total: number) {
  const start = performance.now();
  let done = 0;
  let lastLine = QUIET_SECONDS - LINE_EVERY_SECONDS;
  let shown = false;
  return {
    add(pages: number): void {
      done += pages;
      const seconds = (performance.now() - start) / 1000;
      if (seconds < QUIET_SECONDS) return;
      if (terminal.interactive) {
        const filled = Math.round((done / total) * BAR_WIDTH);
        const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
        terminal.note(
          `\r${bar} ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} pages`,
        );
        shown = true;
      } else if (seconds - lastLine >= LINE_EVERY_SECONDS) {
        terminal.note(
          `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} pages\n`,
        );
        lastLine = seconds;
      }
    },
    /** Takes the bar away again. */
    end(): void {
      if (shown) terminal.note('\r\u001b[K');
    },
  };
}
