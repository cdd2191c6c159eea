import type { ReactNode } from 'react';
import type { Layout } from '#schemas/generated/layout.ts';
import { needsConsent, ConsentBanner } from './parts/ConsentBanner.tsx';
import { SiteFooter } from './parts/SiteFooter.tsx';
import { SiteHeader } from './parts/SiteHeader.tsx';
import { useWords } from './words.ts';

/** Renders the frame of every page around its main content. */
export function SiteLayout({
  layout,
  section,
  children,
}: {
  layout: Layout;
  section: string;
  children: ReactNode;
}) {
  const { frame } = useWords();
  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skipLink}
      </a>
      {needsConsent(layout.site) && (
        <ConsentBanner site={layout.site} policy={layout.cookiePolicy} />
      )}
      <SiteHeader layout={layout} section={section} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter layout={layout} />
    </>
  );
}
