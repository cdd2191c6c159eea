import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { enquiryJson, formatEnquiry } from './formatEnquiry.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/** `site enquiries show <id>`: all of one enquiry. */
export async function showEnquiry(
  project: Project,
  terminal: Terminal,
  { id, json }: { id: string; json: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    const enquiry = await store.get(id);
    if (!enquiry) return noSuchEnquiry(terminal, id);
    terminal.print(
      json ? `${JSON.stringify(enquiryJson(enquiry), null, 2)}\n` : formatEnquiry(enquiry),
    );
    return 0;
  });
}
