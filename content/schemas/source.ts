import { z } from 'zod';
import {
  DateSchema,
  LineSchema,
  MonthSchema,
  SlugSchema,
  TextSchema,
  UrlSchema,
} from './fields.ts';

/** A source of figures: who published them, when, and under which licence. */
export const SourceSchema = z
  .strictObject({
    title: LineSchema.describe('the title of the publication or data set'),
    caption: LineSchema.describe(
      'the words that are printed with a figure, such as "ONS, Census 2021"',
    ).meta({ note: 'Call an estimate an estimate' }),
    publisher: LineSchema.describe('the organisation that published it'),
    date: z
      .string()
      .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)
      .refine((date) => date.length < 10 || DateSchema.safeParse(date).success)
      .optional()
      .describe(
        'the day, month or year that the figures describe, such as 2021-03-21, 2021-03 or "2021"',
      )
      .meta({ note: 'A year in quotation marks. Left out if the publisher names none' }),
    url: UrlSchema.optional().describe('the address of the publication').meta({
      note: 'Left out if there is none, as for an estimate of your own',
    }),
    licence: z
      .strictObject({
        name: LineSchema.describe('the short name of the licence, such as "OGL v3.0"'),
        url: UrlSchema.describe('the address of the text of the licence'),
      })
      .describe('the licence of the figures: name and url')
      .optional()
      .meta({ note: 'Left out for estimates of your own and for single facts that need none' }),
    credit: TextSchema.optional()
      .describe('the sentence that the licence asks for')
      .meta({ note: 'The page of all towns prints it' }),
    checked: MonthSchema.describe(
      'the month in which somebody last looked for a newer edition, such as 2026-11',
    ),
    shelfLife: z
      .int()
      .positive()
      .optional()
      .describe('the number of months after which the source has to be checked again')
      .meta({ note: 'The limit in `site.yaml` when left out' }),
  })
  .describe('a source: title, caption, publisher and checked');
export type Source = z.infer<typeof SourceSchema>;

/** `content/sources.yaml`: the id of each source of figures → the source. */
export const SourcesSchema = z.record(SlugSchema, SourceSchema);

/** The id of a source. */
export const SourceIdSchema = SlugSchema.describe('the id of a source in content/sources.yaml');

/** Figures about the world that a text states, each with its source. The agency's own figures, such as its prices, need none. */
export const FiguresSchema = z
  .array(
    z
      .strictObject({
        figure: LineSchema.describe('the figure as the text writes it, such as "72 hours"'),
        source: SourceIdSchema,
      })
      .describe('a figure and its source'),
  )
  .min(1)
  .meta({ kind: 'figures' })
  .describe('the figures about the world in this file, each with its source');
export type Figures = z.infer<typeof FiguresSchema>;
