import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '#renderer/pageContext.ts';
import { pageAt, siteLayout } from './siteData.server.ts';

/** The day of the build; the command line sets it so that all renderers agree. */
const today = () => process.env.SITE_TODAY ?? new Date().toISOString().slice(0, 10);

/** The data of every page: its model by its path, or only what a shell needs. */
export function data({ urlPathname, shell }: PageContextServer): PageData {
  const common = { layout: siteLayout(), today: today() };
  if (shell) return { ...common, shell };
  const page = pageAt(urlPathname);
  if (!page) throw render(404);
  return { ...common, page };
}
