import { renderToStaticMarkup } from 'react-dom/server';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { templateFor } from './pageTemplates.ts';

/** The main content of one page, as HTML. */
export function renderMain(page: PageModel, layout: Layout, today: string): string {
  const Template = templateFor(page.type);
  return renderToStaticMarkup(<Template page={page} layout={layout} today={today} />);
}
