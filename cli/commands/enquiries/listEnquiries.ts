import { readSettings } from '#cli/load/readSettings.ts';
import type { Project } from '#cli/project.ts';
import { printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { enquiryJson, formatEnquiryLine } from './formatEnquiry.ts';
import { withStore } from './withStore.ts';

/** Runs `site enquiries list`: prints one line for each enquiry, the newest first, or one array as JSON. */
export async function listEnquiries(
  project: Project,
  terminal: Terminal,
  { json, failed, spam, limit }: { json: boolean; failed: boolean; spam: boolean; limit?: number },
): Promise<number> {
  const { timeZone } = readSettings(project);
  return withStore(project, terminal, async (store) => {
    let count = 0;
    for await (const enquiry of store.list({ failed, spam, ...(limit && { limit }) })) {
      if (json)
        terminal.print(`${count === 0 ? '[' : ','}\n${printableJson(enquiryJson(enquiry))}`);
      else terminal.print(`${formatEnquiryLine(enquiry, timeZone)}\n`);
      count++;
    }
    if (json) terminal.print(count === 0 ? '[]\n' : '\n]\n');
    else if (count === 0) {
      terminal.print(
        failed
          ? 'No notification has failed.\n'
          : spam
            ? 'There is no spam.\n'
            : 'There are no enquiries yet.\n',
      );
    }
    return 0;
  });
}
