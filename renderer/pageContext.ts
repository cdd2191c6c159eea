import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/** What `pages/+data` hands to the renderer: a page, or the wish for the shell of its type. */
export type PageData = { layout: Layout; today: string } & (
  { page: PageModel } | { shell: { section: string } }
);

declare global {
  namespace Vike {
    interface PageContext {
      data: PageData;
      /** Set by the command line when it asks for a shell instead of a page. */
      shell?: { section: string };
    }
  }
}
