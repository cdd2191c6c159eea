import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '#renderer/pageContext.ts';
import { notFoundPage, pageAt, siteLayout } from './siteData.server.ts';

/** Returns the day of the build. The command line sets it so that all renderers agree. */
const today = () => process.env.SITE_TODAY ?? new Date().toISOString().slice(0, 10);

/** Returns the data of a page: its model, or only the options of a shell if `shell` is set. */
export function data({ urlPathname, shell, is404 }: PageContextServer): PageData {
  const common = { layout: siteLayout(), today: today() };
  if (shell) return { ...common, shell };
  const page = is404 ? notFoundPage() : pageAt(urlPathname);
  if (!page) throw render(404);
  return { ...common, page };
}
