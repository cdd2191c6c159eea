import { z } from 'zod';
import type { ClaimedNotification, KeptEnquiry, NewEnquiry, WantedPath } from './enquiryStore.ts';
import { ClaimSchema, enquiryRow, notificationRows } from './rowShapes.ts';

const TimeSchema = z.number().transform((milliseconds) => new Date(milliseconds));
const json = z.string().transform((text): unknown => JSON.parse(text));

const EnquiryRowSchema = enquiryRow({
  time: TimeSchema,
  flag: z.number().transform(Boolean),
  words: json.pipe(z.array(z.string())),
});

const NotificationsSchema = json.pipe(notificationRows(TimeSchema));

const WantedPathRowSchema = z.object({
  pathname: z.string(),
  visits: z.number(),
  last_at: TimeSchema,
  referrers: json.pipe(z.array(z.string())),
});

/** The notifications of the enquiry `e`, as one column of JSON. */
const notificationsColumn = `(
  SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts,
    'nextAt', next_at, 'lastError', last_error, 'deliveredAt', delivered_at) ORDER BY channel)
  FROM notifications WHERE enquiry_id = e.id) AS notifications`;

/** One enquiry with its notifications. */
export const oneEnquirySql = `SELECT e.*, ${notificationsColumn} FROM enquiries e WHERE e.id = ?`;

/** Enquiries before one, the newest first. */
export const pageOfEnquiriesSql = `SELECT e.*, ${notificationsColumn} FROM enquiries e
  WHERE (e.received_at, e.id) < (:time, :id) AND e.spam = :spam
    AND (:failed = 0 OR EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = e.id AND state = 'failed'))
  ORDER BY e.received_at DESC, e.id DESC LIMIT :limit`;

/** The columns of a new row. */
export function columnsOfEnquiry({ notify: _, ...enquiry }: NewEnquiry) {
  return {
    ...enquiry,
    receivedAt: enquiry.receivedAt.getTime(),
    spam: Number(enquiry.spam),
    flags: JSON.stringify(enquiry.flags),
  };
}

/** A row of `oneEnquirySql` or `pageOfEnquiriesSql`. */
export function enquiryFromRow(row: Record<string, unknown>): KeptEnquiry {
  return {
    ...EnquiryRowSchema.parse(row),
    notifications: NotificationsSchema.parse(row.notifications),
  };
}

/** An enquiry with one of its notifications, as it was before it was claimed. */
export function claimFromRow(row: Record<string, unknown>): ClaimedNotification {
  const { channel, attempts } = ClaimSchema.parse(row);
  return {
    enquiry: { ...EnquiryRowSchema.parse(row), notify: [] },
    channel,
    attempts: attempts + 1,
  };
}

/** A path with the number of its visits. */
export function wantedPathFromRow(row: Record<string, unknown>): WantedPath {
  const { last_at: lastAt, ...same } = WantedPathRowSchema.parse(row);
  return { ...same, lastAt };
}
