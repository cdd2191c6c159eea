import { readSettings } from '#cli/load/readSettings.ts';
import type { Project } from '#cli/project.ts';
import { printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { enquiryJson, formatEnquiry, formatUnreadable } from './formatEnquiry.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/** Runs `site enquiries show <id>`: prints a complete enquiry. Resolves with exit code 2 if there is none, and with 1 if it cannot be read. */
export async function showEnquiry(
  project: Project,
  terminal: Terminal,
  { id, json }: { id: string; json: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    const enquiry = await store.get(id);
    if (!enquiry) return noSuchEnquiry(terminal, id);
    if (json) terminal.print(`${printableJson(enquiryJson(enquiry), 2)}\n`);
    else if ('problem' in enquiry) terminal.print(`${formatUnreadable(enquiry)}\n`);
    else terminal.print(formatEnquiry(enquiry, readSettings(project).timeZone));
    return 'problem' in enquiry ? 1 : 0;
  });
}
