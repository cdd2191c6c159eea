import { z } from 'zod';

/** A latitude anywhere on the globe, in decimal degrees (WGS84). */
export const LatitudeSchema = z.number().min(-90).max(90).describe('a latitude between -90 and 90');

/** A longitude anywhere on the globe, in decimal degrees (WGS84). */
export const LongitudeSchema = z
  .number()
  .min(-180)
  .max(180)
  .describe('a longitude between -180 and 180');

/** A point in decimal degrees (WGS84). */
export const PointSchema = z
  .strictObject({
    latitude: z.number().describe('the latitude in decimal degrees, such as 53.7'),
    longitude: z.number().describe('the longitude in decimal degrees; a minus sign is west'),
  })
  .describe('a point on the map');

/** The bounds of a point anywhere on the globe. */
export const GlobalPointSchema = z.looseObject({
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
});
