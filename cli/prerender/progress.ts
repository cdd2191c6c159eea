import type { Terminal } from '#cli/terminal.ts';
import { number } from '#cli/report/amounts.ts';

/** The time after which a build shows progress, in seconds. */
const QUIET_SECONDS = 0.5;
const LINE_EVERY_SECONDS = 5;
const BAR_WIDTH = 24;

/** Shows the progress of a long build: a bar in an interactive terminal, a line every few seconds in a log. */
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
        terminal.note(`\r${bar} ${number(done)} of ${number(total)} pages`);
        shown = true;
      } else if (seconds - lastLine >= LINE_EVERY_SECONDS) {
        terminal.note(`${number(done)} of ${number(total)} pages\n`);
        lastLine = seconds;
      }
    },
    /** Removes the bar. */
    end(): void {
      if (shown) terminal.note('\r\u001b[K');
    },
  };
}
