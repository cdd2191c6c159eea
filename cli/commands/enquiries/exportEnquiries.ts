import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { formatCsvHead, formatCsvRow } from './formatCsv.ts';
import { withStore } from './withStore.ts';

/** `site enquiries export --csv`: every enquiry but spam, for a spreadsheet. */
export async function exportEnquiries(
  project: Project,
  terminal: Terminal,
  { spam }: { spam: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    terminal.print(formatCsvHead());
    for await (const enquiry of store.list({ spam })) terminal.print(formatCsvRow(enquiry));
    return 0;
  });
}
