import { z } from 'zod';
import { HexColourSchema } from '../brand.ts';
import { NavigationSchema } from '../navigation.ts';
import { SiteSchema } from '../site.ts';
import { WordsSchema } from '../words.ts';
import { DrawingSchema } from './drawing.ts';
import { FormWordsSchema } from './formWords.ts';
import { LinkViewSchema } from './views.ts';

/** `dist/generated/layout.json`: the data that all pages share. */
export const LayoutSchema = z.strictObject({
  site: SiteSchema,
  /** The colour of the browser's toolbar. */
  themeColour: HexColourSchema,
  navigation: NavigationSchema,
  /** The words that templates render. */
  words: WordsSchema.omit({ enquiries: true }).extend({ forms: FormWordsSchema }),
  services: z.array(
    z.strictObject({
      label: z.string(),
      description: z.string(),
      path: z.string(),
      icon: z.string().describe('the name of an icon of the brand'),
      from: z.string().optional().describe('the lowest price, such as "from £100"'),
      duration: z.string().optional(),
    }),
  ),
  legal: z.array(LinkViewSchema),
  pages: z.array(z.string()).describe('the paths of the pages that are made by hand and exist'),
  /** The page that the cookie banner refers to. */
  cookiePolicy: LinkViewSchema,
  /** The path of the SVG file with the coast; left out if the site has none. */
  coast: z.string().optional(),
  brand: z.strictObject({
    mark: DrawingSchema,
    /** Whether the name of the agency is shown beside the mark. */
    hasName: z.boolean(),
    /** The icons of services by their names. */
    icons: z.record(z.string(), DrawingSchema),
  }),
});
export type Layout = z.infer<typeof LayoutSchema>;
