import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/** Runs `site enquiries erase <id>`: permanently erases one enquiry, which its sender may request (UK GDPR, Article 17). */
export async function eraseEnquiry(
  project: Project,
  terminal: Terminal,
  { id }: { id: string },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    if (!(await store.erase(id))) return noSuchEnquiry(terminal, id);
    terminal.print(`Erased enquiry ${id}.\n`);
    return 0;
  });
}
