import { z } from 'zod';
import { NavigationSchema } from '../navigation.ts';
import { ServiceCategorySchema, ServiceIconSchema } from '../service.ts';
import { SiteSchema } from '../site.ts';
import { LinkViewSchema } from './views.ts';

/** `dist/generated/layout.json`: the data of header and footer, which all pages share. */
export const LayoutSchema = z.strictObject({
  site: SiteSchema,
  navigation: NavigationSchema,
  services: z.array(
    z.strictObject({
      label: z.string(),
      description: z.string(),
      path: z.string(),
      icon: ServiceIconSchema,
      category: ServiceCategorySchema,
    }),
  ),
  legal: z.array(LinkViewSchema),
  pages: z.array(z.string()).describe('the paths of the pages that are made by hand and exist'),
  /** The page that the cookie banner refers to. */
  cookiePolicy: LinkViewSchema,
});
export type Layout = z.infer<typeof LayoutSchema>;
