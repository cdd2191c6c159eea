import { Fragment } from 'react';
import type { SitemapPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { CountedLinks } from '../parts/CountedLinks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** Renders a list of all pages for people: a list for each section, and the towns by county. */
export function SitemapPage({ page }: PageProps<SitemapPageModel>) {
  const { title, lead, contents, sections, towns, breadcrumbs, related } = page;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        tone="card"
        aside={<CountedLinks links={contents} />}
      />
      <div className="band">
        <div className="wrap grid grid--three site-index">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <p className="small">{section.text}</p>
              {/* Without list items, which would double the number of elements. */}
              <div className="link-list">
                {section.links.map(({ label, path }) => (
                  <a key={path} href={path}>
                    {label}
                  </a>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      {towns && (
        <div id={towns.id} className="band band--tint">
          <div className="wrap">
            <div className="band__head">
              <h2>{towns.title}</h2>
              <p className="lead">{towns.text}</p>
            </div>
            <div className="towns">
              {towns.counties.map((county) => {
                const links = county.links.map(({ label, path }) => (
                  <a key={path} href={path}>
                    {label}
                  </a>
                ));
                // A county that is a town has one line.
                const isTown = links.length === 1 && county.links[0]?.label === county.title;
                return isTown ? (
                  <h3 key={county.title}>{links}</h3>
                ) : (
                  <Fragment key={county.title}>
                    <h3>{county.title}</h3>
                    {links}
                  </Fragment>
                );
              })}
            </div>
          </div>
        </div>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
