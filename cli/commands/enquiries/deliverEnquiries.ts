import { createServices } from '#api/createServices.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import type { Delivery } from '#api/deliver/deliveries.ts';
import { mailNotifier } from '#api/deliver/mailNotifier.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { readGenerated } from '#cli/load/readGenerated.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readdressEnquiries } from './readdressEnquiries.ts';
import { withStore } from './withStore.ts';
import { count } from '#cli/report/amounts.ts';

/**
 * Runs `site enquiries deliver`: sends every waiting notification at once. With `failed`, it also sends those that failed permanently. With
 * `readdress`, notifications for recipients that are not in the settings go to those that are, and enquiries without a notification get
 * theirs. Resolves with exit code 1 if a notification did not arrive or still waits, or if an enquiry has none, and 0 otherwise. SIGINT and
 * SIGTERM abort the attempts that are in progress. Those notifications are due again a minute later.
 */
export async function deliverEnquiries(
  project: Project,
  terminal: Terminal,
  { failed, readdress }: { failed: boolean; readdress: boolean },
): Promise<number> {
  const { locale, timeZone } = readSettings(project);
  // A job that only delivers has no build. Its mails need no more of the words.
  const words = readGenerated(project.distDir, 'handler-words.json') ?? {
    forms: { locale },
    timeZone,
  };
  return withStore(project, terminal, async (store, settings) => {
    const { delivery, recipients } = createServices(settings, {
      open: () => Promise.resolve(store),
      pageShell: () => Promise.resolve(undefined),
      words: () => words,
      log: (line) => terminal.note(`${line}\n`),
      mail: mailNotifier,
    });
    if (Object.keys(delivery.notifiers).length === 0) {
      terminal.note(
        'No notification can be sent: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL (docs/enquiries.md).\n',
      );
      return 1;
    }
    if (readdress) {
      const { moved, added } = await readdressEnquiries(store, recipients, new Date());
      terminal.print(
        `${count(moved, 'notification goes', 'notifications go')} to the recipients of the settings instead.\n`,
      );
      if (added > 0) {
        terminal.print(
          `The recipients of the settings are notified of ${count(added, 'enquiry', 'enquiries')} that nobody was notified of.\n`,
        );
      }
    }
    const now = new Date();
    await store.makeDue({ now, failed });
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    // Not `once`: Ctrl+C may send the signal twice.
    process.on('SIGINT', stop).on('SIGTERM', stop);
    try {
      const result = await deliverDue({ ...delivery, store }, { signal: stopping.signal });
      terminal.print(
        `${result.delivered} delivered, ${result.postponed} to be tried again, ${result.failed} failed.\n`,
      );
      const { unnotified, unset, claimed } = await countWaiting(store, delivery, now);
      if (unnotified > 0) {
        terminal.note(
          `Nobody was notified of ${count(unnotified, 'enquiry', 'enquiries')}: run "npm run site -- enquiries deliver --readdress".\n`,
        );
      }
      if (unset > 0) {
        const [channel, variables] = delivery.notifiers.mail
          ? ['the webhook', 'WEBHOOK_URL']
          : ['mail', 'SMTP_URL, MAIL_FROM and MAIL_TO'];
        terminal.note(
          `${count(unset, 'notification waits', 'notifications wait')} for ${channel}, which is not set: set ${variables}, or run "npm run site -- enquiries deliver --readdress".\n`,
        );
      }
      if (claimed > 0 && !stopping.signal.aborted) {
        terminal.note(
          `${count(claimed, 'notification is', 'notifications are')} claimed by another process, which may have crashed: run this command again in 15 minutes.\n`,
        );
      }
      return result.postponed + result.failed + unnotified + unset + claimed === 0 ? 0 : 1;
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  });
}

/**
 * Counts what a delivery that started at `start` has left, apart from spam: enquiries without a notification, and pending notifications
 * for a channel that no recipient of the settings has, or that another process has claimed.
 */
async function countWaiting(
  store: EnquiryStore,
  { notifiers, recipients }: Omit<Delivery, 'store'>,
  start: Date,
): Promise<{ unnotified: number; unset: number; claimed: number }> {
  const waiting = { unnotified: 0, unset: 0, claimed: 0 };
  for await (const enquiry of store.list()) {
    if ('problem' in enquiry) continue;
    if (enquiry.notifications.length === 0) waiting.unnotified++;
    for (const { channel, state, nextAt } of enquiry.notifications) {
      if (state !== 'pending') continue;
      if (recipients.every((one) => one.channel !== channel)) waiting.unset++;
      // Everything else that was due has been sent or postponed.
      else if (notifiers[channel] && nextAt <= start) waiting.claimed++;
    }
  }
  return waiting;
}
