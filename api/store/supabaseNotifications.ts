import type { EnquiryStore } from './enquiryStore.ts';
import type { SupabaseCalls } from './supabaseCalls.ts';
import { claimFromJson, timeFromJson } from './supabaseRows.ts';

/** Returns the methods of the Supabase store that claim notifications and record their outcomes. */
export function supabaseNotifications({
  call,
  callWithRetry,
}: SupabaseCalls): Pick<
  EnquiryStore,
  'claimDue' | 'settle' | 'readdress' | 'notifyUnnotified' | 'nextDue' | 'makeDue'
> {
  return {
    claimDue: async ({ now, channels, limit, lease, horizons, only }) => {
      // Not retried. If the answer is lost, the notifications can be claimed again when their lease ends.
      const claimed = await call('claim_notifications', {
        moment: now.toISOString(),
        channels,
        most: limit,
        lease_ms: lease,
        horizons_ms: horizons,
        only_id: only ?? null,
      });
      return (claimed as unknown[]).map(claimFromJson);
    },

    settle: async (enquiry, { channel, address }, outcome) => {
      await callWithRetry('settle_notification', {
        enquiry,
        told_by: channel,
        told_address: address,
        new_state: outcome.state,
        error: outcome.state === 'delivered' ? '' : outcome.error,
        due: outcome.state === 'pending' ? outcome.nextAt.toISOString() : null,
        delivered: outcome.state === 'delivered' ? outcome.at.toISOString() : null,
      });
    },

    readdress: async (enquiry, { channel, address }, to, now) => {
      await callWithRetry('readdress_notification', {
        enquiry,
        told_by: channel,
        told_address: address,
        notify: to,
        due: now.toISOString(),
      });
    },

    notifyUnnotified: async (enquiry, to, now) =>
      (await callWithRetry('notify_unnotified', {
        enquiry,
        notify: to,
        due: now.toISOString(),
      })) === true,

    nextDue: async (channels) =>
      timeFromJson(await callWithRetry('next_notification_due', { channels })),

    makeDue: async ({ now, failed }) =>
      Number(await callWithRetry('make_notifications_due', { moment: now.toISOString(), failed })),
  };
}
