import { createServices } from '#api/createServices.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import { mailNotifier } from '#api/deliver/mailNotifier.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { withStore } from './withStore.ts';

/**
 * `site enquiries deliver`: sends every notification that is waiting, now; with `failed` those that were given up as well. Exit code 1
 * where one did not arrive.
 */
export async function deliverEnquiries(
  project: Project,
  terminal: Terminal,
  { failed }: { failed: boolean },
): Promise<number> {
  return withStore(project, terminal, async (store, settings) => {
    const { delivery } = createServices(settings, {
      open: () => Promise.resolve(store),
      pageShell: () => Promise.resolve(undefined),
      log: (line) => terminal.note(`${line}\n`),
      mail: mailNotifier,
    });
    if (Object.keys(delivery.notifiers).length === 0) {
      terminal.note(
        'Nobody can be told: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL (docs/enquiries.md).\n',
      );
      return 1;
    }
    await store.makeDue({ now: new Date(), failed });
    const result = await deliverDue({ ...delivery, store });
    terminal.print(
      `${result.delivered} delivered, ${result.postponed} to be tried again, ${result.failed} given up.\n`,
    );
    return result.postponed + result.failed === 0 ? 0 : 1;
  });
}
