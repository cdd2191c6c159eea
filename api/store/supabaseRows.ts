import { z } from 'zod';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';
import type { ClaimedNotification, KeptEnquiry, NewEnquiry, WantedPath } from './enquiryStore.ts';

const TimeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const ChannelSchema = z.enum(['mail', 'webhook']);

const EnquirySchema = z
  .object({
    id: z.string(),
    received_at: TimeSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    page: z.string(),
    address_hash: z.string(),
    spam: z.boolean(),
    flags: z.array(z.string()),
  })
  .transform(({ received_at: receivedAt, address_hash: addressHash, ...same }) => ({
    ...same,
    receivedAt,
    addressHash,
  }));

const NotificationsSchema = z.object({
  notifications: z.array(
    z.object({
      channel: ChannelSchema,
      state: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.number(),
      nextAt: TimeSchema,
      lastError: z.string(),
      deliveredAt: TimeSchema.nullable().transform((time) => time ?? undefined),
    }),
  ),
});

const ClaimSchema = z.object({ channel: ChannelSchema, attempts: z.number() });

const WantedPathSchema = z.object({
  pathname: z.string(),
  visits: z.number(),
  lastAt: TimeSchema,
  referrers: z.array(z.string()),
});

/** An enquiry as the columns of its row. */
export function rowOfEnquiry({ notify: _, receivedAt, addressHash, ...same }: NewEnquiry) {
  return { ...same, received_at: receivedAt.toISOString(), address_hash: addressHash };
}

/** A visit as the columns of its row. */
export function rowOfVisit(visit: NotFoundVisit, receivedAt: Date) {
  const { attemptedUrl, userAgent, deviceType, ...same } = visit;
  return {
    ...same,
    received_at: receivedAt.toISOString(),
    attempted_url: attemptedUrl,
    user_agent: userAgent,
    device_type: deviceType,
  };
}

/** What `list_enquiries` gives. */
export function enquiryFromJson(row: unknown): KeptEnquiry {
  return { ...EnquirySchema.parse(row), ...NotificationsSchema.parse(row) };
}

/** What `claim_notifications` gives. */
export function claimFromJson(row: unknown): ClaimedNotification {
  return { enquiry: { ...EnquirySchema.parse(row), notify: [] }, ...ClaimSchema.parse(row) };
}

/** What `wanted_paths` gives. */
export function wantedPathFromJson(row: unknown): WantedPath {
  return WantedPathSchema.parse(row);
}

/** A time that the database gives. */
export function timeFromJson(value: unknown): Date | undefined {
  return TimeSchema.nullable().parse(value) ?? undefined;
}

/** What `purge_enquiries` gives. */
export const PurgedSchema = z.object({ enquiries: z.number(), visits: z.number() });
