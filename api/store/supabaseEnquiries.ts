import type { EnquiryStore } from './enquiryStore.ts';
import type { SupabaseCalls } from './supabaseCalls.ts';
import {
  enquiryFromJson,
  positionFromJson,
  PurgedSchema,
  rowOfEnquiry,
  SavedSchema,
} from './supabaseRows.ts';
import type { Position } from './supabaseRows.ts';

/** The number of enquiries that are read at once for a listing. */
const PAGE_SIZE = 200;

/** Returns the methods of the Supabase store that save, list, mark and erase enquiries. */
export function supabaseEnquiries({
  call,
  callWithRetry,
  rows,
  deleteEnquiry,
}: SupabaseCalls): Pick<EnquiryStore, 'save' | 'list' | 'get' | 'markSpam' | 'erase' | 'purge'> {
  return {
    save: async (enquiry, earlier) =>
      SavedSchema.parse(
        await callWithRetry('save_enquiry', {
          enquiry: rowOfEnquiry(enquiry),
          notify: enquiry.notify,
          earlier_id: earlier?.id ?? null,
          earlier_since: earlier?.since.toISOString() ?? null,
        }),
      ),

    async *list({ spam = false, failed = false, limit = Infinity } = {}) {
      let left = limit;
      let last: Position | undefined;
      while (left > 0) {
        const page = await rows('list_enquiries', {
          only_spam: spam,
          only_failed: failed,
          before_time: last?.position ?? null,
          before_id: last?.id ?? null,
          only_id: null,
          most: Math.min(PAGE_SIZE, left),
        });
        yield* page.map(enquiryFromJson);
        left -= page.length;
        if (page.length === 0) return;
        last = positionFromJson(page.at(-1));
      }
    },

    get: async (id) => {
      if (!isId(id)) return undefined;
      const [row] = await rows('list_enquiries', {
        only_spam: false,
        only_failed: false,
        before_time: null,
        before_id: null,
        only_id: id,
        most: 1,
      });
      return row === undefined ? undefined : enquiryFromJson(row);
    },

    markSpam: async (enquiry, spam, notify) =>
      isId(enquiry) &&
      (await callWithRetry('mark_enquiry_spam', { enquiry, is_spam: spam, notify })) === true,

    erase: async (id) => isId(id) && (await deleteEnquiry(id)) === 1,

    purge: async ({ enquiries, visits }) =>
      PurgedSchema.parse(
        await call('purge_enquiries', {
          enquiries_before: enquiries?.toISOString() ?? null,
          visits_before: visits?.toISOString() ?? null,
        }),
      ),
  };
}

/** Returns whether a text can be the id of an enquiry. The database accepts only UUIDs. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
