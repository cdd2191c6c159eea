import { z } from 'zod';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';
import type { ClaimedNotification, KeptEnquiry, NewEnquiry, WantedPath } from './enquiryStore.ts';
import { ClaimSchema, enquiryRow, notificationRows } from './rowShapes.ts';

const TimeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const EnquirySchema = enquiryRow({
  time: TimeSchema,
  flag: z.boolean(),
  words: z.array(z.string()),
});

const NotificationsSchema = z.object({ notifications: notificationRows(TimeSchema) });

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
