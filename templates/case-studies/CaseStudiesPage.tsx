import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="secondary" />
      <div className="band">
        <ul className="wrap works works--two" data-late="">
          {caseStudies.map((study, index) => (
            <li key={study.path} className="work">
              <Picture image={study.image} place="wideCard" eager={index === 0} />
              <div className="work__plate">
                <p className="work__kind">
                  {study.client}, {study.place}
                </p>
                <h2>
                  <a href={study.path}>{study.title}</a>
                </h2>
                <p>{study.summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
