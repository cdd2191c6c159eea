import type { ReactNode } from 'react';
import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import type { PageProps } from '../pageProps.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { ResultFigures } from '../parts/ResultFigures.tsx';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';
import { useWords } from '../words.ts';

/**
 * Renders the case studies with a filter by service and sector, which needs no script: it is radio buttons and CSS. The filter is in the head, above
 * the first case study, so that it stays in its place when a choice leaves that one out.
 */
export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, filter, breadcrumbs, related } = page;
  const words = useWords().pages.caseStudies;
  const [first, ...others] = caseStudies;
  return (
    <>
      <div className="filtered">
        <PageHead
          crumbs={breadcrumbs}
          title={title}
          lead={lead}
          tone="secondary"
          ground="window"
          aside={first && <Work as="div" study={first} size="lead" />}
          wide
        >
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
        </PageHead>
        {others.length > 0 && (
          <div className="band">
            <ul className="wrap works works--two" data-late="">
              {others.map((study, index) => (
                <Work
                  key={study.path}
                  as="li"
                  study={study}
                  size={isWide(index, others.length) ? 'wide' : 'half'}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}

/** Returns whether a work has its own row. Every third one does, unless a work would then be alone in a row of two. */
function isWide(index: number, count: number): boolean {
  if (count === 1) return true;
  return index % 3 === 2 && (count % 3 !== 1 || index < count - 4);
}

/** The place of the picture of each size of work. */
const places = { lead: 'windowLead', wide: 'windowPart', half: 'workCard' } as const;

/** Renders a case study with its picture. The largest has all of its results, and the others have the first. */
function Work({
  as: Element,
  study,
  size,
}: {
  as: 'div' | 'li';
  study: CaseStudyCardView;
  size: keyof typeof places;
}) {
  const { client, place, path, title, summary, image, transition, groups, results = [] } = study;
  const shown = size === 'lead' ? results : results.slice(0, 1);
  return (
    <Element className={`work work--${size}`} data-groups={groups.join(' ')}>
      <Picture image={image} place={places[size]} eager={size === 'lead'} transition={transition} />
      <div className="work__plate">
        <div className="work__words">
          <p className="work__client">
            <strong>
              <ClientName name={client} />
            </strong>{' '}
            {place}
          </p>
          <h2>
            <a href={path}>{title}</a>
          </h2>
          <p>{unbrokenCompounds(summary)}</p>
        </div>
        {shown.length > 0 && <ResultFigures results={shown} />}
      </div>
    </Element>
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
