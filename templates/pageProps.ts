import type { Layout } from '#schemas/generated/layout.ts';

/** The props of a page template: its own model and the data that all pages share. */
export interface PageProps<Model> {
  page: Model;
  layout: Layout;
  /** The day of the build, as YYYY-MM-DD. */
  today: string;
}
