import { oneLine } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Says that there is no enquiry with an id, and gives the exit code for that. */
export function noSuchEnquiry(terminal: Terminal, id: string): number {
  terminal.note(
    `There is no enquiry ${oneLine(id)}. "site enquiries list" shows those there are.\n`,
  );
  return 1;
}
