import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '#renderer/pageContext.ts';
import { pageAt, siteLayout } from './siteData.server.ts';

/** The day of the build; the command line sets it so that all renderers agree. */
const today = () => process.env.SITE_TODAY ?? new Date().toISOString().slice(0, 10);

/** The path under which the not-found page is planned. */
const NOT_FOUND = '/404';

/** The data of every page: its model by its path, or only what a shell needs. */
export function data({ urlPathname, shell, is404 }: PageContextServer): PageData {
  const common = { layout: siteLayout(), today: today() };
  if (shell) return { ...common, shell };
  const page = pageAt(is404 ? NOT_FOUND : urlPathname);
  if (!page) throw render(404);
  return { ...common, page };
}
