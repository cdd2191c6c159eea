import type { Settings } from '#api/settings.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { openStore } from '#api/store/openStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { Project } from '#cli/project.ts';
import { printable } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readEnquirySettings } from './readEnquirySettings.ts';

/**
 * Runs a command on the store of enquiries, and closes the store. If the store cannot be used, prints why and what to do, and resolves with
 * exit code 1.
 */
export async function withStore(
  project: Project,
  terminal: Terminal,
  command: (store: EnquiryStore, settings: Settings) => Promise<number>,
): Promise<number> {
  let store: EnquiryStore | undefined;
  try {
    const settings = readEnquirySettings(project);
    store = await openStore(settings.store, (line) => terminal.note(`${line}\n`));
    return await command(store, settings);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    terminal.note(`${printable(error.message)}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}
