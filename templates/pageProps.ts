import type { Layout } from '#schemas/generated/layout.ts';

/** What every page template is given: its own model, and what all pages share. */
export interface PageProps<Model> {
  page: Model;
  layout: Layout;
  /** The day of the build, as YYYY-MM-DD. */
  today: string;
}
