import {
  formatCodes,
  formatExplanation,
  formatUnknownCode,
  isFindingCode,
} from '#cli/report/formatExplanation.ts';
import { printable } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Runs `site explain`: prints what a kind of finding means, or lists all kinds. Returns exit code 2 if there is no such kind. */
export function explain(terminal: Terminal, code: string | undefined): number {
  if (code === undefined) {
    terminal.print(formatCodes());
    return 0;
  }
  if (!isFindingCode(code)) {
    terminal.note(printable(formatUnknownCode(code)));
    return 2;
  }
  terminal.print(formatExplanation(code));
  return 0;
}
