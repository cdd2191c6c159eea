import { z } from 'zod';

/** The areas of one kind, such as counties, and the area of each town. */
const AreasSchema = z.strictObject({
  names: z.array(z.string()),
  ofTowns: z
    .array(z.int())
    .describe('for each town, the position of its area in `names`; -1 if it has none'),
});
export type Areas = z.infer<typeof AreasSchema>;

/**
 * `dist/client/location-index.json`: the names by which the not-found page and the search find towns and their pages. Only these load it.
 * Towns are numbers in columns, because a list of thousands of towns is a third of the size that way. `unpackTowns` converts them to objects.
 */
export const LocationIndexSchema = z.strictObject({
  towns: z.strictObject({
    names: z.array(z.string()).describe('the names of all towns, the largest town first'),
    slugs: z
      .record(z.string(), z.string())
      .describe('the position of a town → its slug, if that does not follow from its name'),
    short: z.array(z.int()).describe('the positions of the towns that have the short page set'),
    counties: AreasSchema,
    regions: AreasSchema,
    nations: AreasSchema,
    postcodeAreas: AreasSchema,
  }),
  aliases: z.record(z.string(), z.string()).describe('old slug of a town → its slug'),
  otherNames: z
    .record(z.string(), z.array(z.string()))
    .describe('the slug of a town → other names that visitors search for'),
  variants: z
    .record(z.string(), z.strictObject({ full: z.string(), short: z.string() }))
    .describe('the slug of a variant or service, or an old one → the variant in either page set'),
  labels: z
    .record(z.string(), z.string())
    .describe('the slug of a variant → the words of links to it, without the town'),
});
export type LocationIndex = z.infer<typeof LocationIndexSchema>;
