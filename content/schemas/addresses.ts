import { z } from 'zod';
import { OldPathSchema } from './fields.ts';

/**
 * `content/addresses.yaml`: the addresses that are gone: they have no page and no redirect, and are answered with 410 (decision 22). The file
 * may be left out.
 */
export const AddressesSchema = z.strictObject({
  gone: z
    .array(OldPathSchema.describe('the old path of a removed page, such as "/blog/old-post"'))
    .describe(
      'a list of old paths at which there is no page any more, and that lead to no other page',
    )
    .meta({
      note: 'Visitors see the not-found page, and search engines drop the address (status 410)',
    }),
});
export type Addresses = z.infer<typeof AddressesSchema>;
