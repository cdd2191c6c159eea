import { z } from 'zod';

/** Matches characters that no browser puts in these fields: control characters, line breaks, and marks of writing direction. */
const refused = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const text = (limit: number) =>
  z
    .string()
    .transform((value) => value.replace(refused, '').toWellFormed().slice(0, limit).toWellFormed());

/** The longest address that is saved. The rest is cut off. */
const ADDRESS = 2000;

/**
 * The JSON body of `POST /api/not-found`: a visit to a page that does not exist (docs/behaviour.md#not-found). Parsing cuts off
 * long texts and removes control characters, because a report with mistakes is better than none.
 */
export const NotFoundVisitSchema = z.strictObject({
  attemptedUrl: text(ADDRESS).describe('the whole address that was asked for'),
  referrer: text(ADDRESS).describe('the page that led there, or empty'),
  userAgent: text(500).describe("the browser's description of itself"),
  // PostgreSQL refuses an offset of 16 hours or more. The parsed time is in UTC.
  timestamp: z.iso
    .datetime({ offset: true })
    .refine((time) => !Number.isNaN(Date.parse(time)))
    .transform((time) => new Date(time).toISOString())
    .refine((time) => /^\d{4}-/.test(time))
    .describe('when the visitor was there'),
  deviceType: text(20).describe('"mobile", "tablet" or "desktop"'),
  pathname: text(ADDRESS)
    .refine((path) => path.startsWith('/'))
    .describe('the path, which starts with "/"'),
  search: text(ADDRESS).describe('the query with its "?", or empty'),
  hash: text(ADDRESS).describe('the anchor with its "#", or empty'),
});
export type NotFoundVisit = z.infer<typeof NotFoundVisitSchema>;
