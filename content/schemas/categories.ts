import { z } from 'zod';
import { CategoryNameSchema, LineSchema } from './fields.ts';

/** The number of categories that the filter of services has styles for (templates/styles/pages/services-list.css). */
export const SERVICE_CATEGORY_LIMIT = 8;

const labels = z.record(CategoryNameSchema, LineSchema.describe('the label of the category'));

/** `content/categories.yaml`: the groups by which visitors filter services and work, in their order. */
export const CategoriesSchema = z.strictObject({
  services: labels
    .refine((all) => Object.keys(all).length <= SERVICE_CATEGORY_LIMIT, {
      error: 'at most eight categories',
    })
    .optional()
    .describe('the categories of services: the name that a service gives, and its label')
    .meta({ note: 'At most eight. The list of services has a filter for those in use' }),
  portfolio: labels
    .optional()
    .describe(
      'the categories of the portfolio: the name that a piece of work gives, and its label',
    ),
});
