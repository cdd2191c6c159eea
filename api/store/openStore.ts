import type { StoreSettings } from '../settings.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/**
 * Opens the store that the settings name. Its code is loaded only then, because some hosts have no embedded database. The database file is
 * opened with the first call, which creates it unless it must exist. `log` receives lines for the operator about that file. Rejects with
 * `StoreUnavailable`.
 */
export async function openStore(
  settings: StoreSettings,
  log: (line: string) => void,
  options: { mustExist?: boolean } = {},
): Promise<EnquiryStore> {
  switch (settings.kind) {
    case 'sqlite': {
      const { threadedStore } = await import('./threadedStore.ts');
      return threadedStore(settings.file, log, options);
    }
    case 'supabase': {
      const { openSupabaseStore } = await import('./supabaseStore.ts');
      return openSupabaseStore(settings);
    }
  }
}
