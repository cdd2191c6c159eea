import type { ReactNode } from 'react';
import type { CaseStudiesPageModel } from '#schemas/generated/pageModel.ts';
import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import type { PageProps } from '../pageProps.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { hasOutcomeSign } from '../parts/firstPicture.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { ResultFigures } from '../parts/ResultFigures.tsx';
import { useWords } from '../words.ts';
import { OutcomeSign } from './OutcomeSign.tsx';

/**
 * Renders a sign with the first result of all case studies, and the case studies with a filter by service and sector. The filter needs no
 * script: it is radio buttons and CSS.
 */
export function CaseStudiesPage({ page }: PageProps<CaseStudiesPageModel>) {
  const { title, lead, caseStudies, filter, breadcrumbs, related } = page;
  const words = useWords().pages.caseStudies;
  const hasSign = hasOutcomeSign(page);
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
        aside={hasSign && <OutcomeSign studies={caseStudies} />}
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
            {caseStudies.map((study, index) => {
              const size = sizeOf(index, wide);
              const results = shownResults(study, { hasSign, all: size === 'lead' });
              return (
                <li
                  key={study.path}
                  className={`work work--${size}`}
                  data-groups={study.groups.join(' ')}
                >
                  <Picture
                    image={study.image}
                    place={places[size]}
                    eager={index === 0 && !hasSign}
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
                    {results.length > 0 && <ResultFigures results={results} />}
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}

/** The place of the picture of each size of card. */
const places = {
  lead: 'leadCard',
  wide: 'windowPart',
  large: 'largeCard',
  small: 'smallCard',
} as const;

/**
 * Returns the size of a card. In rows of two, one is larger than the other: the first, and in the next row the second. `wide` is the index of
 * the card with its own row.
 */
function sizeOf(index: number, wide: number | undefined): keyof typeof places {
  if (index === 0) return 'lead';
  if (index === wide) return 'wide';
  const place = wide !== undefined && index > wide ? index - 2 : index - 1;
  return place % 4 === 0 || place % 4 === 3 ? 'large' : 'small';
}

/** Returns the results on the card of a case study: the first one that the sign does not have, or `all` of those. */
function shownResults(
  { results = [] }: CaseStudyCardView,
  { hasSign, all }: { hasSign: boolean; all: boolean },
) {
  const others = hasSign ? results.slice(1) : results;
  return all ? others : others.slice(0, 1);
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
