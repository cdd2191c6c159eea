import { z } from 'zod';

/** `dist/client/location-index.json`: the names by which the not-found page and the search find towns and their pages. Only these load it. */
export const LocationIndexSchema = z.strictObject({
  towns: z
    .array(
      z.tuple([
        z.string().describe('the slug'),
        z.string().describe('the name'),
        z.enum(['full', 'short']).describe('which variants the town has'),
      ]),
    )
    .describe('all towns, in the order of their slugs'),
  aliases: z.record(z.string(), z.string()).describe('old slug of a town → its slug'),
  otherNames: z
    .record(z.string(), z.array(z.string()))
    .describe('the slug of a town → other names that visitors search for'),
  counties: z
    .record(z.string(), z.array(z.int()))
    .describe('the name of a county → the positions of its towns in `towns`'),
  regions: z
    .record(z.string(), z.array(z.int()))
    .describe('the name of a nation or region → the positions of its towns in `towns`'),
  postcodeAreas: z
    .record(z.string(), z.array(z.int()))
    .describe('the letters of a postcode area → the positions of its towns in `towns`'),
  bySize: z.array(z.int()).describe('the positions of all towns in `towns`, the largest first'),
  variants: z
    .record(z.string(), z.strictObject({ full: z.string(), short: z.string() }))
    .describe('the slug of a variant or service, or an old one → the variant in either page set'),
  labels: z
    .record(z.string(), z.string())
    .describe('the slug of a variant → the words of links to it, without the town'),
});
export type LocationIndex = z.infer<typeof LocationIndexSchema>;
