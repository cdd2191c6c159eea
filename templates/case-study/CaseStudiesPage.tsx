import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} />
      <ul className="band wrap grid grid--two">
        {caseStudies.map((study) => (
          <li key={study.path} className="card">
            <Picture image={study.image} place="wideCard" />
            <p className="eyebrow">
              {study.client}, {study.place}
            </p>
            <h2>
              <a href={study.path}>{study.title}</a>
            </h2>
            <p>{study.summary}</p>
          </li>
        ))}
      </ul>
      <RelatedLinks cards={related} />
    </>
  );
}
