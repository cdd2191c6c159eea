import { z } from 'zod';
import {
  AliasesSchema,
  DraftSchema,
  LineSchema,
  SlugSchema,
  TextSchema,
  LastModifiedSchema,
} from './fields.ts';
import { FiguresSchema, SourceIdSchema } from './source.ts';

/** A part of the country. `content/site.yaml` lists them. */
export const NationSchema = LineSchema.meta({ refersTo: 'nations' }).describe(
  'one of the nations in content/site.yaml',
);
export type Nation = z.infer<typeof NationSchema>;

/**
 * The service pages that a town has. `full`: a page for each variant, named `{town}-{variant}`. `short`: one page for each service, with the short
 * name of its variant. `full-with-short-aliases`: the full set, and redirects from the short names.
 */
const PageSetSchema = z
  .enum(['full', 'short', 'full-with-short-aliases'])
  .describe('full, short or full-with-short-aliases');
export type PageSet = z.infer<typeof PageSetSchema>;

/** `content/towns/{slug}.md`: one town. The body is its introduction, 90 to 140 words of Markdown. */
export const TownSchema = z.strictObject({
  name: LineSchema.describe('the full common name, such as "Newcastle upon Tyne"').meta({
    note: 'If two towns share a name, put the county in brackets: `Bangor (Gwynedd)`',
  }),
  shortName: LineSchema.optional().describe(
    'the name in running text, if the full one is long or has brackets',
  ),
  otherNames: z
    .array(LineSchema)
    .min(1)
    .optional()
    .describe('other names that visitors search for, such as "Caerdydd"')
    .meta({
      note: 'No page shows them, and they create no address: the search of the site and the page for wrong addresses find the town by them. One or two capital letters are a further postcode area: London has `E` and `SW`',
    }),
  preposition: z
    .enum(['in', 'on'])
    .optional()
    .describe('"on" for islands; "in" when left out')
    .meta({ note: '`on` is for islands; `in` when left out' }),
  nation: NationSchema,
  region: LineSchema.describe('the region, such as "North West" or "Wales"').meta({
    note: 'It must belong to the nation. In the United Kingdom it is one of the twelve regions of the Office for National Statistics',
  }),
  county: LineSchema.describe('the county or council area').meta({
    note: 'England: ceremonial county; Scotland and Wales: council area; Northern Ireland: county',
  }),
  latitude: z.number().describe('the latitude in decimal degrees'),
  longitude: z.number().describe('the longitude in decimal degrees').meta({
    note: 'West of Greenwich it has a minus sign. The point must be in the nation',
  }),
  population: z
    .int()
    .positive()
    .describe('the number of residents, without commas; it is printed rounded'),
  populationSource: SourceIdSchema.describe(
    'the source of the population: an id in content/sources.yaml',
  ),
  pointSource: SourceIdSchema.optional()
    .describe('the source of latitude and longitude: an id in content/sources.yaml')
    .meta({ note: 'Left out if you read them off a map yourself' }),
  city: z.boolean().describe('true if the place has city status, otherwise false'),
  postcodeArea: LineSchema.optional()
    .describe('the letters of the postcode area, such as "LS"')
    .meta({ note: 'Needed in the United Kingdom. Pages do not show it if it is left out' }),
  lastModified: LastModifiedSchema.optional(),
  pageSet: PageSetSchema.meta({
    note: 'The service pages that the town has. Use `full` for a new town',
  }),
  sectors: z
    .array(
      z
        .strictObject({
          sector: SlugSchema.describe('the name of a file in content/sectors/').meta({
            note: 'Each once',
            refersTo: 'sectors',
          }),
          note: TextSchema.describe('one or two sentences on that sector in this town'),
        })
        .describe('a sector and a note on it'),
    )
    .min(3)
    .max(5)
    .describe('three to five sectors that matter in this town'),
  partOf: SlugSchema.meta({ refersTo: 'towns' })
    .optional()
    .describe('the city that this town is a part of, such as "london" for Croydon')
    .meta({ note: 'The page of the city lists its parts, and the city is not “near” them' }),
  neighbours: z
    .array(SlugSchema.meta({ refersTo: 'towns' }))
    .max(6)
    .optional()
    .describe('the names of up to six files in content/towns/: the towns that residents call near')
    .meta({
      note: 'Only if the nearest towns on the map are the wrong ones. None may be farther than 25 miles; `[]` is for none',
    }),
  aliases: AliasesSchema.optional().meta({
    note: 'An old slug leads the service pages of the town to their new addresses, too',
  }),
  figures: FiguresSchema.optional(),
  draft: DraftSchema,
});
export type Town = z.infer<typeof TownSchema>;
