import { z } from 'zod';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';
import type {
  ClaimedNotification,
  KeptEnquiry,
  NewEnquiry,
  Saved,
  UnreadableEnquiry,
  MissingPath,
} from './enquiryStore.ts';
import {
  ClaimSchema,
  enquiryRow,
  isReasonable,
  notificationRows,
  unreadable,
} from './rowShapes.ts';

const TimeSchema = z.iso
  .datetime({ offset: true, error: 'is not a time' })
  .transform((text) => new Date(text));

const EnquirySchema = enquiryRow({
  time: TimeSchema,
  flag: z.boolean({ error: 'is not true or false' }),
  words: z.array(z.string(), { error: 'is not a list' }),
});

const NotificationsSchema = z.object({ notifications: notificationRows(TimeSchema) });

const MissingPathSchema = z.object({
  pathname: z.string(),
  visits: z.number(),
  lastAt: TimeSchema,
  referrers: z.array(z.string()),
});

/** The position after which a listing continues. */
const PositionSchema = z.object({ id: z.string(), position: z.string() });
export type Position = z.infer<typeof PositionSchema>;

/** Returns the columns of an enquiry's row. */
export function rowOfEnquiry(enquiry: NewEnquiry) {
  const { notify: _, receivedAt, addressHash, bodyHash, ...same } = enquiry;
  return {
    ...same,
    received_at: receivedAt.toISOString(),
    address_hash: addressHash,
    body_hash: bodyHash,
  };
}

/** Returns the columns of a visit's row. If the visitor's clock has sent an impossible time, the time of receipt replaces it. */
export function rowOfVisit(visit: NotFoundVisit, receivedAt: Date) {
  const { attemptedUrl, userAgent, deviceType, timestamp, ...same } = visit;
  return {
    ...same,
    timestamp: isReasonable(new Date(timestamp)) ? timestamp : receivedAt.toISOString(),
    received_at: receivedAt.toISOString(),
    attempted_url: attemptedUrl,
    user_agent: userAgent,
    device_type: deviceType,
  };
}

/** The result of `save_enquiry`. */
export const SavedSchema: z.ZodType<Saved> = z.object({
  result: z.enum(['created', 'repeated', 'conflict']),
  id: z.string(),
});

/** Parses a row of `list_enquiries`. */
export function enquiryFromJson(row: unknown): KeptEnquiry | UnreadableEnquiry {
  const enquiry = EnquirySchema.safeParse(row);
  const notifications = NotificationsSchema.safeParse(row);
  if (!enquiry.success) return unreadable(positionFromJson(row).id, enquiry.error);
  if (!notifications.success) return unreadable(enquiry.data.id, notifications.error);
  return { ...enquiry.data, ...notifications.data };
}

/** Returns the position of a row of `list_enquiries`. */
export function positionFromJson(row: unknown): Position {
  return PositionSchema.parse(row);
}

/** Parses a row of `claim_notifications`. */
export function claimFromJson(row: unknown): ClaimedNotification {
  const enquiry = EnquirySchema.safeParse(row).data;
  return { ...ClaimSchema.parse(row), enquiry: enquiry && { ...enquiry, notify: [] } };
}

/** Parses a row of `wanted_paths`. */
export function missingPathFromJson(row: unknown): MissingPath {
  return MissingPathSchema.parse(row);
}

/** Parses a time, or null. */
export function timeFromJson(value: unknown): Date | undefined {
  return TimeSchema.nullable().parse(value) ?? undefined;
}

/** The result of `purge_enquiries`. */
export const PurgedSchema = z.object({ enquiries: z.number(), visits: z.number() });
