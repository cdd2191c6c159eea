import { Fragment } from 'react';
import type { SitemapPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { CountedLinks } from '../parts/CountedLinks.tsx';
import { indexPlate } from '../parts/indexPlate.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { DotMap } from './DotMap.tsx';

/** Renders a list of all pages for people: a plate for each section, and the towns by nation and county. */
export function SitemapPage({ page, layout }: PageProps<SitemapPageModel>) {
  const { title, lead, contents, sections, towns, breadcrumbs, related } = page;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        aside={towns && <DotMap map={towns.map} coast={layout.coast} />}
      >
        {contents.length > 0 && <CountedLinks links={contents} />}
      </PageHead>
      <div className="band wrap grid grid--three plate-index">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={indexPlate(section.kind)}>
            <h2 data-count={section.links.length}>{section.title}</h2>
            <p className="small">{section.text}</p>
            {/* Without list items, which would double the number of elements. */}
            {section.links.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </section>
        ))}
      </div>
      {towns && (
        <div id={towns.id} className="band band--tint">
          <div className="wrap towns-index">
            <h2>{towns.title}</h2>
            <p className="lead">{towns.text}</p>
            {towns.nations.map(({ id, title: nation, count, counties }) => (
              <Fragment key={id}>
                <h3 id={id} className="plate" data-count={count}>
                  {nation}
                </h3>
                <div className="towns">
                  {counties.map((county) => (
                    <County key={county.title} county={county} />
                  ))}
                </div>
              </Fragment>
            ))}
          </div>
        </div>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}

type CountyView = NonNullable<SitemapPageModel['towns']>['nations'][number]['counties'][number];

/** Renders the towns of a county below its name. A county that is a town has one line. */
function County({ county: { title, links } }: { county: CountyView }) {
  const towns = links.map(({ label, path }) => (
    <a key={path} href={path}>
      {label}
    </a>
  ));
  const isTown = links.length === 1 && links[0]?.label === title;
  return isTown ? (
    <h4>{towns}</h4>
  ) : (
    <>
      <h4>{title}</h4>
      {towns}
    </>
  );
}
