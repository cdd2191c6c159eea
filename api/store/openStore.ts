import type { StoreSettings } from '../settings.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/**
 * Opens the store that the settings name. Its code is loaded only then, because some hosts have no embedded database. The database file is
 * opened with the first call. `log` receives lines for the operator about that file. Rejects with `StoreUnavailable`.
 */
export async function openStore(
  settings: StoreSettings,
  log: (line: string) => void,
): Promise<EnquiryStore> {
  switch (settings.kind) {
    case 'sqlite': {
      const { threadedStore } = await import('./threadedStore.ts');
      return threadedStore(settings.file, log);
    }
    case 'supabase': {
      const { openSupabaseStore } = await import('./supabaseStore.ts');
      return openSupabaseStore(settings);
    }
  }
}
