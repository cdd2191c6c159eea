import { z } from 'zod';
import { LineSchema, SitePathSchema } from './fields.ts';

/** A link of a menu. */
const MenuLinkSchema = z
  .strictObject({
    label: LineSchema.describe('the words of the link'),
    href: SitePathSchema,
  })
  .describe('a label and a href');

/** `content/navigation.yaml`: the menus. The build adds the services and the CRM link. */
export const NavigationSchema = z.strictObject({
  header: z.array(MenuLinkSchema).min(1).describe('the links of the header, from left to right'),
  action: MenuLinkSchema.optional().describe('the button of the header'),
  tools: z
    .array(
      MenuLinkSchema.extend({ text: LineSchema.describe('a few words below the link') }).describe(
        'a tool: label, href and text',
      ),
    )
    .min(1)
    .optional()
    .describe('the pages in the Tools menu, before the CRM'),
  footer: z
    .array(
      z
        .strictObject({
          heading: LineSchema.describe('the heading of the column'),
          links: z.array(MenuLinkSchema).min(1).describe('the links of the column'),
        })
        .describe('a column: heading and links'),
    )
    .min(1)
    .describe('the columns of the footer'),
});
