import type { Settings } from '#api/settings.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { openStore } from '#api/store/openStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { Project } from '#cli/project.ts';
import { printable } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readEnquirySettings } from './readEnquirySettings.ts';

/**
 * Opens the store of enquiries for a command. A command never creates the database file, because it would look for enquiries in a wrong
 * place, and because the server may run as another user.
 */
export function openForCommand(settings: Settings, terminal: Terminal): Promise<EnquiryStore> {
  return openStore(settings.store, (line) => terminal.note(`${line}\n`), { mustExist: true });
}

/** Returns the exit code of a command whose store cannot be used: 2 if there is no database file, so that the command had nothing to do. */
export function exitCodeOf({ reason }: StoreUnavailable): number {
  return reason === 'missing' ? 2 : 1;
}

/**
 * Runs a command on the store of enquiries, and closes the store. If the store cannot be used, prints why and what to do, and resolves with
 * the exit code of `exitCodeOf`.
 */
export async function withStore(
  project: Project,
  terminal: Terminal,
  command: (store: EnquiryStore, settings: Settings) => Promise<number>,
): Promise<number> {
  let store: EnquiryStore | undefined;
  try {
    const settings = readEnquirySettings(project);
    store = await openForCommand(settings, terminal);
    return await command(store, settings);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    terminal.note(`${printable(error.message)}\n`);
    return exitCodeOf(error);
  } finally {
    await store?.close();
  }
}
