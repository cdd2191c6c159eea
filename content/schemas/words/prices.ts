import { z } from 'zod';
import { line, pattern, plural } from './wordFields.ts';

/** The words around prices. */
export const PricesWordsSchema = z
  .strictObject({
    title: line('the name of the price of a service, for people who cannot see it'),
    price: line('the label of the price'),
    duration: line('the label of the duration'),
    from: pattern('the lowest price', { price: '£600' }),
    per: z
      .strictObject({
        project: line('what follows the price of a project'),
        month: line('what follows the price of a month'),
        year: line('what follows the price of a year'),
      })
      .describe('what follows a price, by `per` in prices.yaml'),
    days: plural('days of work', { days: '3' }),
    examples: z
      .strictObject({
        job: line('the column with the job'),
        work: line('the column with the days of work'),
        price: line('the column with the price'),
        withVat: pattern('the column with the price and VAT', { rate: '20%' }),
      })
      .describe('the columns of worked examples'),
  })
  .describe('prices');
