import { z } from 'zod';

/** The text on the picture that social networks show with a link. */
export const SocialCardSchema = z.strictObject({
  name: z.string().describe('the name of its file below /images/cards/, without ".png"'),
  site: z.string(),
  title: z.string(),
  figures: z.array(z.string()).describe('short facts below the title, such as "from £5,000"'),
});
export type SocialCard = z.infer<typeof SocialCardSchema>;
