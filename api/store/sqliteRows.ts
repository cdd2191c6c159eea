import { z } from 'zod';
import type {
  ClaimedNotification,
  KeptEnquiry,
  NewEnquiry,
  UnreadableEnquiry,
  MissingPath,
} from './enquiryStore.ts';
import { ClaimSchema, enquiryRow, notificationRows, unreadable } from './rowShapes.ts';

const TimeSchema = z
  .number({ error: 'is not a time' })
  .transform((milliseconds) => new Date(milliseconds));

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const columns = {
  time: TimeSchema,
  flag: z.number().transform(Boolean),
  words: json.pipe(z.array(z.string(), { error: 'is not a list' })),
};

const EnquiryRowSchema = enquiryRow(columns);

const NotificationsSchema = z.object({ notifications: json.pipe(notificationRows(TimeSchema)) });

const MissingPathRowSchema = z.object({
  pathname: z.string(),
  visits: z.number(),
  last_at: TimeSchema,
  referrers: json.pipe(z.array(z.string())),
});

/** The last millisecond that `isReasonable` accepts. */
const LATEST = Date.UTC(2100, 0, 1) - 1;
/** The greatest number of attempts. The check constraint in supabase/migrations has the same limit. */
const MAX_ATTEMPTS = 100_000;

/** Returns a time within the limits of `isReasonable`, because another program may write any integer, and reading a large one would throw. */
export const timeWithin = (column: string) => `min(max(${column}, 0), ${LATEST})`;

/** Returns a number of attempts within limits, because another program may have written any integer here, too. */
export const attemptsWithin = (column: string) => `min(max(${column}, 0), ${MAX_ATTEMPTS - 1})`;

/**
 * The columns of the enquiry `e`. A `received_at` that does not fit into a number is null, because reading it would throw. `position` is
 * the complete value, as text.
 */
const enquiryColumns = `e.id, iif(e.received_at BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}, e.received_at, NULL) AS received_at,
  e.name, e.email, e.phone, e.message, e.page, e.address_hash, e.body_hash, e.spam <> 0 AS spam, e.flags,
  CAST(e.received_at AS TEXT) AS position`;

/**
 * The notifications of the enquiry `e`, as one column of JSON. A number that another program wrote does not make the enquiry unreadable,
 * because the next attempt corrects it.
 */
const notificationsColumn = `(
  SELECT json_group_array(json_object('channel', channel, 'address', address, 'state', state, 'attempts', ${attemptsWithin('attempts')},
    'nextAt', ${timeWithin('next_at')}, 'lastError', last_error,
    'deliveredAt', iif(delivered_at BETWEEN 0 AND ${LATEST}, delivered_at, NULL)) ORDER BY channel, address)
  FROM notifications WHERE enquiry_id = e.id) AS notifications`;

/** The query for one enquiry with its notifications. */
export const oneEnquirySql = `SELECT ${enquiryColumns}, ${notificationsColumn} FROM enquiries e WHERE e.id = ?`;

/** The query for a page of enquiries that are older than a position, the newest first. */
export const pageOfEnquiriesSql = `SELECT ${enquiryColumns}, ${notificationsColumn} FROM enquiries e
  WHERE (e.received_at, e.id) < (CAST(:position AS INTEGER), :id) AND (e.spam <> 0) = :spam
    AND (:failed = 0 OR EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = e.id AND state = 'failed'))
  ORDER BY e.received_at DESC, e.id DESC LIMIT :limit`;

/** The query for notifications that are due, those that have waited longest first, with their enquiries. */
export const dueNotificationsSql = `SELECT ${enquiryColumns}, n.channel, n.address,
  ${attemptsWithin('n.attempts')} AS attempts
  FROM notifications n JOIN enquiries e ON e.id = n.enquiry_id
  WHERE n.state = 'pending'
    AND (n.claimed_until <= :time OR n.claimed_until > :time + json_extract(:horizons, '$[#-1]'))
    AND (n.next_at <= :time OR n.next_at > :time + json_extract(:horizons,
      iif(n.attempts BETWEEN 0 AND json_array_length(:horizons) - 1, '$[' || n.attempts || ']', '$[#-1]')))
    AND n.channel IN (SELECT value FROM json_each(:channels))
    AND (:only IS NULL OR n.enquiry_id = :only)
  ORDER BY n.next_at, e.received_at, n.channel, n.address LIMIT :limit`;

/** The position after which a listing continues. */
export interface Position {
  /** `received_at` as text, because it may not fit into a number. */
  position: string;
  id: string;
}

/** The position before the newest enquiry. */
export const start: Position = { position: `${2n ** 63n - 1n}`, id: '~' };

/** Returns the columns of a new row. */
export function columnsOfEnquiry({ notify: _, ...enquiry }: NewEnquiry) {
  return {
    ...enquiry,
    receivedAt: enquiry.receivedAt.getTime(),
    spam: Number(enquiry.spam),
    flags: JSON.stringify(enquiry.flags),
  };
}

/** Parses a row of `oneEnquirySql` or `pageOfEnquiriesSql`. */
export function enquiryFromRow(row: Record<string, unknown>): KeptEnquiry | UnreadableEnquiry {
  const enquiry = EnquiryRowSchema.safeParse(row);
  const notifications = NotificationsSchema.safeParse(row);
  if (!enquiry.success) return unreadable(row.id, enquiry.error);
  if (!notifications.success) return unreadable(row.id, notifications.error);
  return { ...enquiry.data, ...notifications.data };
}

/** Returns the position of a row of `pageOfEnquiriesSql`. */
export function positionOf(row: Record<string, unknown>): Position {
  return { position: String(row.position), id: String(row.id) };
}

/** Parses a row of `dueNotificationsSql`, which holds the notification before it is claimed. */
export function claimFromRow(row: Record<string, unknown>): ClaimedNotification {
  const { attempts, ...claim } = ClaimSchema.parse(row);
  const enquiry = EnquiryRowSchema.safeParse(row).data;
  return { ...claim, attempts: attempts + 1, enquiry: enquiry && { ...enquiry, notify: [] } };
}

/** Parses a path with the number of its visits. */
export function missingPathFromRow(row: Record<string, unknown>): MissingPath {
  const { last_at: lastAt, ...same } = MissingPathRowSchema.parse(row);
  return { ...same, lastAt };
}
