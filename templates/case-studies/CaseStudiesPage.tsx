import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { ResultFigures } from '../parts/ResultFigures.tsx';
import { useWords } from '../words.ts';

/** Renders the case studies with a filter by service and sector. The filter needs no script: it is a menu and CSS. */
export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, filter, breadcrumbs, related } = page;
  const words = useWords().pages.caseStudies;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="secondary" />
      <div className="band">
        <div className="wrap filtered">
          {filter.length > 0 && (
            <p className="work-filter">
              <label htmlFor="work-filter">{words.show}</label>
              <select id="work-filter" data-enhance="work-filter">
                <option value="all">
                  {words.all} ({caseStudies.length})
                </option>
                {filter.map(({ by, groups }) => (
                  <optgroup key={by} label={words[by]}>
                    {groups.map(({ id, slug, label, count }) => (
                      <option key={id} value={id} data-query={`${by}=${slug}`}>
                        {label} ({count})
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </p>
          )}
          <ul className="works works--two" data-late="">
            {caseStudies.map((study, index) => (
              <li
                key={study.path}
                className={index === 0 ? 'work work--lead' : 'work'}
                data-groups={study.groups.join(' ')}
              >
                <div className="shot" data-transition={study.transition}>
                  <Picture image={study.image} place="wideCard" eager={index === 0} />
                </div>
                <div className="work__plate">
                  <p className="work__kind">
                    {study.client}, {study.place}
                  </p>
                  <h2>
                    <a href={study.path}>{study.title}</a>
                  </h2>
                  <p>{study.summary}</p>
                  {study.results && (
                    <ResultFigures
                      results={index === 0 ? study.results : study.results.slice(0, 1)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
