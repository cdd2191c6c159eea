import { z } from 'zod';
import { SlugSchema, TextSchema } from './fields.ts';
import { NationSchema } from './town.ts';

const PatternSchema = TextSchema.meta({ isPattern: true });

const NationsSchema = z.array(NationSchema).min(1).describe('the nations where the text is true');

/** A phrasing of a variant: a pattern, or a pattern with the pages that it suits. */
export const PhrasingSchema = z
  .union([
    PatternSchema,
    z.strictObject({
      text: PatternSchema.describe('the text'),
      nations: NationsSchema.optional().meta({ note: 'All when left out' }),
      sectors: z
        .array(
          SlugSchema.describe('the name of a file in content/sectors/').meta({
            refersTo: 'sectors',
          }),
        )
        .min(1)
        .optional()
        .describe('the sectors that its sector variables may name')
        .meta({ note: 'All when left out' }),
    }),
  ])
  .describe('a text, or a group of text, nations and sectors');
export type Phrasing = z.infer<typeof PhrasingSchema>;

/** A text about a service for a sector: one that is true in all nations, or several that share out the nations. */
export const SectorTextSchema = z
  .union([
    TextSchema,
    z
      .array(
        z
          .strictObject({ text: TextSchema, nations: NationsSchema })
          .describe('a text and the nations where it is true'),
      )
      .min(2),
  ])
  .describe('a text, or a list of texts with the nations where each is true');
export type SectorText = z.infer<typeof SectorTextSchema>;
