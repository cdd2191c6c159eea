import { z } from 'zod';
import { LineSchema } from './fields.ts';

/** The unit that a price is charged for. */
export const PricePeriodSchema = z
  .enum(['project', 'month', 'year'])
  .describe('project, month or year');
export type PricePeriod = z.infer<typeof PricePeriodSchema>;

/** The price range of a service. */
export const PriceSchema = z
  .strictObject({
    min: z.int().positive().describe('the lowest usual price in whole pounds, digits only'),
    max: z
      .int()
      .positive()
      .describe('the highest usual price in whole pounds, digits only')
      .meta({ note: 'Not below `min`' }),
    per: PricePeriodSchema,
    duration: LineSchema.describe('how long it takes, such as "2–8 weeks" or "ongoing"'),
  })
  .describe('a price: min, max, per and duration');
export type Price = z.infer<typeof PriceSchema>;

/** `content/prices.yaml`: the slug of each service → its price. */
export const PricesSchema = z.record(z.string().meta({ refersTo: 'services' }), PriceSchema);
export type Prices = z.infer<typeof PricesSchema>;
