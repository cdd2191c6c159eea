import { z } from 'zod';
import {
  CategoryNameSchema,
  DraftSchema,
  ImageSchema,
  LineSchema,
  SampleSchema,
  SitePathSchema,
  TextSchema,
  UrlSchema,
} from './fields.ts';

/** `content/portfolio/{slug}.yaml`: one piece of work. */
export const PortfolioItemSchema = z.strictObject({
  order: z.int().positive().describe('the place in the portfolio, from 1'),
  title: LineSchema.describe('the name of the project'),
  category: CategoryNameSchema.meta({ refersTo: 'portfolioCategories' })
    .optional()
    .describe('a category of content/categories.yaml, but not "all"')
    .meta({ note: 'The filter group of the portfolio' }),
  description: TextSchema.describe('one or two sentences on the work'),
  image: ImageSchema.meta({ note: 'Those we have are 1280 × 960' }),
  liveUrl: UrlSchema.optional()
    .describe('the address of the finished work')
    .meta({ note: 'Leave it out if the work is not on the web' }),
  caseStudyUrl: SitePathSchema.describe('the case study, or the service page, on this site'),
  onHome: z.boolean().describe('true if the home page shows it'),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type PortfolioItem = z.infer<typeof PortfolioItemSchema>;
