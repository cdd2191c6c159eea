import { z } from 'zod';

const ChannelSchema = z.enum(['mail', 'webhook']);

/** A notification that a process has taken on, as both stores return it. */
export const ClaimSchema = z.object({ channel: ChannelSchema, attempts: z.number() });

/** How a store reads a moment, a yes or no, and a list of words: columns of SQLite and JSON of PostgREST differ in these. */
interface Columns {
  time: z.ZodType<Date>;
  flag: z.ZodType<boolean>;
  words: z.ZodType<string[]>;
}

/** A row of an enquiry, turned into the enquiry. */
export function enquiryRow({ time, flag, words }: Columns) {
  return z
    .object({
      id: z.string(),
      received_at: time,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      page: z.string(),
      address_hash: z.string(),
      spam: flag,
      flags: words,
    })
    .transform(({ received_at: receivedAt, address_hash: addressHash, ...same }) => ({
      ...same,
      receivedAt,
      addressHash,
    }));
}

/** The notifications of an enquiry. */
export function notificationRows(time: z.ZodType<Date>) {
  return z.array(
    z.object({
      channel: ChannelSchema,
      state: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.number(),
      nextAt: time,
      lastError: z.string(),
      deliveredAt: time.nullable().transform((moment) => moment ?? undefined),
    }),
  );
}
