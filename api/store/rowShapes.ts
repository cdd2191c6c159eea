import { z } from 'zod';
import { channels } from './enquiryStore.ts';
import type { Recipient, UnreadableEnquiry } from './enquiryStore.ts';

const ChannelSchema = z.enum(channels);

/** A notification that a process has claimed, as both stores return it. */
export const ClaimSchema = z
  .object({ id: z.string(), channel: ChannelSchema, address: z.string(), attempts: z.number() })
  .transform(({ id, channel, address, attempts }) => ({
    id,
    recipient: { channel, address } satisfies Recipient,
    attempts,
  }));

/** The schemas of times, booleans and lists of words. The columns of SQLite and the JSON of PostgREST differ in these. */
interface Columns {
  time: z.ZodType<Date>;
  flag: z.ZodType<boolean>;
  words: z.ZodType<string[]>;
}

const text = z.string({ error: 'is not text' });

/** Returns the schema of an enquiry's row, which transforms it into the enquiry. */
export function enquiryRow({ time, flag, words }: Columns) {
  return z
    .object({
      id: text,
      received_at: time.refine(isReasonable, { error: 'is not a time from 1970 to 2099' }),
      name: text,
      email: text,
      phone: text,
      message: text,
      page: text,
      address_hash: text,
      body_hash: text,
      spam: flag,
      flags: words,
    })
    .transform(
      ({ received_at: receivedAt, address_hash: addressHash, body_hash: bodyHash, ...same }) => ({
        ...same,
        receivedAt,
        addressHash,
        bodyHash,
      }),
    );
}

/** Returns whether a time can come from a clock. The check constraints in supabase/migrations have the same limits. */
export function isReasonable(time: Date): boolean {
  return time >= new Date('1970-01-01T00:00Z') && time < new Date('2100-01-01T00:00Z');
}

/** Returns the schema of the notifications of an enquiry. */
export function notificationRows(time: z.ZodType<Date>) {
  return z.array(
    z.object({
      channel: ChannelSchema,
      address: z.string(),
      state: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.number(),
      nextAt: time,
      lastError: z.string(),
      deliveredAt: time.nullable().transform((moment) => moment ?? undefined),
    }),
    { error: 'are not a list' },
  );
}

/** Returns the description of a row that does not parse. It names the wrong columns, never their values. */
export function unreadable(id: unknown, { issues }: z.ZodError): UnreadableEnquiry {
  const problems = new Map(
    issues.map(({ path: [column, ...inner], message }) => [
      column,
      inner.length > 0 ? 'has parts of the wrong kind' : message,
    ]),
  );
  return {
    id: String(id),
    problem: [...problems].map(([column, message]) => `${String(column)} ${message}`).join(', '),
  };
}
