import type { ReactNode } from 'react';
import type { Layout } from '#schemas/generated/layout.ts';
import { ConsentBanner } from './parts/ConsentBanner.tsx';
import { SiteFooter } from './parts/SiteFooter.tsx';
import { SiteHeader } from './parts/SiteHeader.tsx';

/** What surrounds the main content of every page. */
export function SiteLayout({
  layout,
  section,
  children,
}: {
  layout: Layout;
  section: string;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <ConsentBanner site={layout.site} />
      <SiteHeader layout={layout} section={section} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter layout={layout} />
    </>
  );
}
