import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { formatCsvHead, formatCsvRow } from './formatCsv.ts';
import { formatUnreadable } from './formatEnquiry.ts';
import { withStore } from './withStore.ts';

/**
 * Runs `site enquiries export --csv`: prints every enquiry except spam, for a spreadsheet. Names enquiries that cannot be read on standard
 * error, and resolves with exit code 1 if there is one.
 */
export async function exportEnquiries(
  project: Project,
  terminal: Terminal,
  { spam }: { spam: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    terminal.print(formatCsvHead());
    let exitCode = 0;
    for await (const enquiry of store.list({ spam })) {
      if ('problem' in enquiry) {
        terminal.note(`${formatUnreadable(enquiry)}\n`);
        exitCode = 1;
      } else {
        terminal.print(formatCsvRow(enquiry));
      }
    }
    return exitCode;
  });
}
