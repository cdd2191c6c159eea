import { z } from 'zod';

/** A point in the United Kingdom in decimal degrees (WGS84). */
export const PointSchema = z
  .strictObject({
    latitude: z.number().min(49).max(61).describe('decimal degrees, such as 53.7'),
    longitude: z.number().min(-9).max(2).describe('decimal degrees; a minus sign is west'),
  })
  .describe('a point on the map');

/** A latitude anywhere on the globe, in decimal degrees (WGS84). */
export const LatitudeSchema = z.number().min(-90).max(90).describe('a latitude between -90 and 90');

/** A longitude anywhere on the globe, in decimal degrees (WGS84). */
export const LongitudeSchema = z
  .number()
  .min(-180)
  .max(180)
  .describe('a longitude between -180 and 180');
