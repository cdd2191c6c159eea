import { z } from 'zod';

/** A point in the United Kingdom in decimal degrees (WGS84). */
export const PointSchema = z
  .strictObject({
    latitude: z.number().min(49).max(61).describe('decimal degrees, such as 53.7'),
    longitude: z.number().min(-9).max(2).describe('decimal degrees; a minus sign is west'),
  })
  .describe('a point on the map');
