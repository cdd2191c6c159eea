import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/** Runs `site enquiries erase <id>`: erases one enquiry for good, which its sender may ask for (UK GDPR, Article 17). */
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
