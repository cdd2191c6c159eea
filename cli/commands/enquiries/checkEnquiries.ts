import { recipientsOf } from '#api/recipientsOf.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import type { Project } from '#cli/project.ts';
import { printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { findTroubles, noTroubles } from './findTroubles.ts';
import type { Troubles } from './findTroubles.ts';
import { formatTroubles } from './formatTroubles.ts';
import { readEnquirySettings } from './readEnquirySettings.ts';
import { exitCodeOf, openForCommand } from './withStore.ts';

/** The result of a check, as `--json` prints it. It holds no personal data of visitors, only the ids of their enquiries. */
interface CheckResult extends Troubles {
  ok: boolean;
  /** The reason why the store cannot be used; null if it can. */
  store: string | null;
}

/**
 * Runs `site enquiries check`, for cron and monitoring: looks for enquiries that the agency was not notified of. `overdue` is the number
 * of minutes after which a notification that is due, but not sent, is reported. Resolves with the exit code: 1 if somebody has to act, and 2
 * if there is no database file to check.
 */
export async function checkEnquiries(
  project: Project,
  terminal: Terminal,
  { json, overdue }: { json: boolean; overdue: number },
): Promise<number> {
  const { exitCode, ...result } = await check(project, terminal, overdue);
  if (json) {
    terminal.print(`${printableJson(result, 2)}\n`);
  } else if (result.ok) {
    terminal.print('Every enquiry was delivered or is on its way.\n');
  } else {
    if (result.store) terminal.print(`The enquiries cannot be checked. ${result.store}\n`);
    terminal.print(formatTroubles(result, readSettings(project).timeZone));
  }
  return exitCode;
}

async function check(
  project: Project,
  terminal: Terminal,
  overdue: number,
): Promise<CheckResult & { exitCode: number }> {
  try {
    const settings = readEnquirySettings(project);
    const store = await openForCommand(settings, terminal);
    try {
      const troubles = await findTroubles(store, {
        now: new Date(),
        overdue: overdue * 60_000,
        recipients: recipientsOf(settings),
      });
      const ok = Object.values(troubles).every((list) => list.length === 0);
      return { exitCode: ok ? 0 : 1, ok, store: null, ...troubles };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { exitCode: exitCodeOf(error), ok: false, store: error.message, ...noTroubles() };
  }
}
