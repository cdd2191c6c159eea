import { oneLine } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Prints that there is no enquiry with an id, and returns the exit code. */
export function noSuchEnquiry(terminal: Terminal, id: string): number {
  terminal.note(
    `There is no enquiry ${oneLine(id)}. "npm run site -- enquiries list" lists all of them.\n`,
  );
  return 2;
}
