import { z } from 'zod';
import { HexColourSchema } from '../brand.ts';

/** The text on the picture that social networks show with a link. */
export const SocialCardSchema = z.strictObject({
  name: z.string().describe('the name of its file below /images/cards/, without ".png"'),
  site: z.string(),
  title: z.string(),
  look: z
    .strictObject({
      background: HexColourSchema,
      text: HexColourSchema,
      figures: HexColourSchema,
      edge: z.boolean().describe('whether a line runs within the edge'),
      road: z.boolean().describe('whether a road is beside the words'),
    })
    .describe('the colours and shapes of the brand'),
  figures: z.array(z.string()).describe('short facts below the title, such as "from £5,000"'),
});
export type SocialCard = z.infer<typeof SocialCardSchema>;
