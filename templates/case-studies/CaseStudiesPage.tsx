import type { ReactNode } from 'react';
import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { ResultFigures } from '../parts/ResultFigures.tsx';
import { useWords } from '../words.ts';
import { OutcomeSign } from './OutcomeSign.tsx';

/** Renders the case studies with a filter by service and sector. The filter needs no script: it is radio buttons and CSS. */
export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, filter, breadcrumbs, related } = page;
  const words = useWords().pages.caseStudies;
  // The first one is the lead of the list, below the sign.
  const others = caseStudies.slice(1).filter(({ results }) => results);
  // After the lead, works are in rows of two. If their number is odd, one of them has its own row: the fifth from the end, or the last.
  const count = caseStudies.length;
  const wide = count % 2 === 0 ? count - (count > 5 ? 5 : 1) : undefined;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        tone="secondary"
        aside={others.length > 0 && <OutcomeSign studies={others} />}
        wide
      />
      <div className="band">
        <div className="wrap filtered">
          {filter.length > 0 && (
            <div
              className="work-filter"
              role="group"
              aria-labelledby="work-filter-title"
              data-enhance="work-filter"
            >
              <p id="work-filter-title" className="work-filter__title">
                {words.show}
              </p>
              <Choice value="all" isFirst>
                {words.all} ({caseStudies.length})
              </Choice>
              {filter.map(({ by, groups }) => (
                <details key={by}>
                  <summary className="filter__choice">{words[by]}</summary>
                  <div className="filter">
                    {groups.map(({ id, slug, label, count }) => (
                      <Choice key={id} value={id} query={`${by}=${slug}`}>
                        {label} ({count})
                      </Choice>
                    ))}
                  </div>
                </details>
              ))}
            </div>
          )}
          <ul className="works works--two" data-late="">
            {caseStudies.map((study, index) => (
              <li
                key={study.path}
                className={`work${index === 0 ? ' work--lead' : index === wide ? ' work--wide' : ''}`}
                data-groups={study.groups.join(' ')}
              >
                <Picture
                  image={study.image}
                  place={index === 0 ? 'leadCard' : index === wide ? 'windowPart' : 'workCard'}
                  eager={index === 0}
                  transition={study.transition}
                />
                <div className="work__plate">
                  <p className="work__client">
                    <strong>
                      <ClientName name={study.client} />
                    </strong>{' '}
                    {study.place}
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

/** Renders an option of the filter. `query` is what the script puts into the address. */
function Choice({
  value,
  query,
  isFirst = false,
  children,
}: {
  value: string | number;
  query?: string;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="filter__choice">
      <input type="radio" name="work" value={value} data-query={query} defaultChecked={isFirst} />
      {children}
    </label>
  );
}
