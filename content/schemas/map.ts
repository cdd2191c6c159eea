import { z } from 'zod';
import { SourceIdSchema } from './source.ts';

const Latitude = z.number().min(-85).max(85);
const Longitude = z.number().min(-180).max(180);

/** The limits of a map in decimal degrees. */
const BoundsSchema = z
  .strictObject({
    south: Latitude.describe('the southern limit'),
    north: Latitude.describe('the northern limit'),
    west: Longitude.describe('the western limit; a minus sign is west'),
    east: Longitude.describe('the eastern limit'),
  })
  .refine(({ south, north, west, east }) => south < north && west < east, {
    error: 'south is less than north, and west less than east',
  })
  .describe('the limits in decimal degrees: south, north, west and east');
export type Bounds = z.infer<typeof BoundsSchema>;

const PathSchema = z.string().regex(/^[MLlz\d\s-]+$/);

/**
 * `content/map.yaml`: the coast on the maps of towns (decision 37). A script writes it, and `site init` copies it. The file may be left out;
 * then maps have dots only, and pages of towns have no map.
 */
export const MapSchema = z.strictObject({
  source: SourceIdSchema,
  bounds: BoundsSchema.describe('the area of the map'),
  coast: PathSchema.describe('the path of the coast, in the units of the map').meta({
    note: 'A script writes it',
  }),
  abroad: PathSchema.optional().describe(
    'the path of countries without towns of the site, which maps show paler',
  ),
});
export type CoastMap = z.infer<typeof MapSchema>;
