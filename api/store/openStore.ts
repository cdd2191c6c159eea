import type { StoreSettings } from '../settings.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/**
 * Opens the store that the settings name. Its code is loaded only then: hosts without a disk have no embedded database. Rejects
 * with `StoreUnavailable`.
 */
export async function openStore(settings: StoreSettings): Promise<EnquiryStore> {
  switch (settings.kind) {
    case 'sqlite': {
      const { openSqliteStore } = await import('./sqliteStore.ts');
      return openSqliteStore(settings.file);
    }
    case 'supabase': {
      const { openSupabaseStore } = await import('./supabaseStore.ts');
      return openSupabaseStore(settings);
    }
  }
}
