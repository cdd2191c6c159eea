import { recipientsOf } from '#api/recipientsOf.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { formatUnreadable } from './formatEnquiry.ts';
import { noSuchEnquiry } from './noSuchEnquiry.ts';
import { withStore } from './withStore.ts';

/**
 * Runs `site enquiries mark <id>` with `--spam` or `--not-spam`. After `--not-spam`, the agency is notified of the enquiry after all.
 * Resolves with the exit code: 1 if nobody is, because the settings name no recipient.
 */
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
    if (spam) {
      terminal.print(`Enquiry ${id} is spam now.\n`);
      return 0;
    }
    const marked = await store.get(id);
    const notifications = marked && 'notifications' in marked ? marked.notifications : [];
    if (notifications.length === 0) {
      terminal.note(
        `Enquiry ${id} is not spam, but nobody is notified of it: the settings name no recipient. Set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL, then run "npm run site -- enquiries deliver --readdress".\n`,
      );
      return 1;
    }
    terminal.print(
      notifications.every(({ state }) => state === 'delivered')
        ? `Enquiry ${id} is not spam. Its recipients have been notified before.\n`
        : `Enquiry ${id} is not spam. "npm run site -- enquiries deliver" sends the notifications at once.\n`,
    );
    return 0;
  });
}
