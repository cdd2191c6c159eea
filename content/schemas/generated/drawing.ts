import { z } from 'zod';

/** An SVG file of the brand, ready to be put into pages. It has nothing that runs code or loads other files. */
export const DrawingSchema = z.strictObject({
  viewBox: z.string(),
  /** The presentation attributes of the root element, by the names that React uses, such as `fillRule`. */
  attributes: z.record(z.string(), z.string()),
  /** The elements within the root element. */
  markup: z.string(),
});
export type Drawing = z.infer<typeof DrawingSchema>;
