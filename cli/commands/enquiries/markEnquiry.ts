import { recipientsOf } from '#api/recipientsOf.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { formatUnreadable } from './formatEnquiry.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/** Runs `site enquiries mark <id>` with `--spam` or `--not-spam`. After `--not-spam`, the agency is notified of the enquiry after all. */
export async function markEnquiry(
  project: Project,
  terminal: Terminal,
  { id, spam }: { id: string; spam: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store, settings) => {
    const enquiry = await store.get(id);
    if (enquiry && 'problem' in enquiry) {
      terminal.note(`${formatUnreadable(enquiry)}\n`);
      return 1;
    }
    if (!(await store.markSpam(id, spam, recipientsOf(settings)))) {
      return noSuchEnquiry(terminal, id);
    }
    terminal.print(
      spam
        ? `Enquiry ${id} is spam now.\n`
        : `Enquiry ${id} is not spam. "site enquiries deliver" sends the notifications at once.\n`,
    );
    return 0;
  });
}
