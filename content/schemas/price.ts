import { z } from 'zod';
import { LineSchema, SampleSchema } from './fields.ts';

/** The unit that a price is charged for. */
const PricePeriodSchema = z.enum(['project', 'month', 'year']).describe('project, month or year');
export type PricePeriod = z.infer<typeof PricePeriodSchema>;

/** A job with its sum, for people who cannot tell what a range means for them. */
const PriceExampleSchema = z
  .strictObject({
    what: LineSchema.describe('the job in a few words, such as "A one-page site for a plumber"'),
    days: z.number().positive().describe('the number of days of work, such as 1.5').meta({
      note: 'In a month or a year if the price is for one',
    }),
    rate: z
      .int()
      .positive()
      .describe('the price of a day in whole units of the currency, digits only'),
    total: z
      .int()
      .positive()
      .describe('days times rate, without VAT')
      .meta({ note: 'Not below `min` and not above `max`' }),
  })
  .describe('an example: what, days, rate and total');
export type PriceExample = z.infer<typeof PriceExampleSchema>;

/** The fields of a price that the agency publishes. */
const amountFields = ['min', 'max', 'per'] as const;

/** The price of a service: its range, or the words in its place. */
const PriceSchema = z
  .strictObject({
    min: z
      .int()
      .positive()
      .optional()
      .describe('the lowest usual price in whole units of the currency, digits only')
      .meta({ note: 'Needed, as are `max` and `per`, unless the price is on request' }),
    max: z
      .int()
      .positive()
      .optional()
      .describe('the highest usual price in whole units of the currency, digits only')
      .meta({ note: 'Not below `min`' }),
    per: PricePeriodSchema.optional(),
    duration: LineSchema.describe('how long it takes, such as "2–8 weeks" or "ongoing"'),
    examples: z
      .array(PriceExampleSchema)
      .length(3)
      .optional()
      .describe('exactly three worked examples')
      .meta({ note: 'The page of the service shows them' }),
    onRequest: LineSchema.optional()
      .describe('the words in place of a price, such as "price on request"')
      .meta({
        note: 'For a service whose price is not published; leave out `min`, `max`, `per` and `examples`',
      }),
    sample: SampleSchema,
  })
  .superRefine((price, context) => {
    if (price.onRequest !== undefined) return;
    for (const field of amountFields) {
      if (price[field] === undefined) context.addIssue({ code: 'custom', path: [field] });
    }
  })
  .describe('a price: min, max, per and duration');
export type Price = z.infer<typeof PriceSchema>;

/** The amounts of a price that the agency publishes. */
export type PriceAmounts = Required<Pick<Price, (typeof amountFields)[number]>>;

/** Returns the amounts of a price, or `undefined` if it is on request. */
export function amountsOf({ min, max, per, onRequest }: Price): PriceAmounts | undefined {
  if (onRequest !== undefined || min === undefined || max === undefined || per === undefined)
    return undefined;
  return { min, max, per };
}

/** `content/prices.yaml`: the slug of each service → its price. */
export const PricesSchema = z.record(z.string().meta({ refersTo: 'services' }), PriceSchema);
export type Prices = z.infer<typeof PricesSchema>;
