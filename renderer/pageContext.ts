import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/** The data that `pages/+data` passes to the renderer: the model of a page, or the options of a shell. */
export type PageData = { layout: Layout; today: string } & (
  { page: PageModel } | { shell: { section: string } }
);

declare global {
  namespace Vike {
    interface PageContext {
      data: PageData;
      /** The options of a shell. The command line sets them to get a shell instead of a page. */
      shell?: { section: string };
    }
  }
}
