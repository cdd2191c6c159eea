import {
  findCode,
  formatCodes,
  formatExplanation,
  formatUnknownCode,
} from '#cli/report/formatExplanation.ts';
import { printable } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Runs `site explain`: prints what a kind of finding means, or lists all kinds. Returns exit code 2 if there is no such kind. */
export function explain(terminal: Terminal, text: string | undefined): number {
  if (text === undefined) {
    terminal.print(formatCodes(terminal));
    return 0;
  }
  const code = findCode(text);
  if (!code) {
    terminal.note(printable(formatUnknownCode(text)));
    return 2;
  }
  terminal.print(formatExplanation(code, terminal));
  return 0;
}
