import type { LegalPageModel } from '#schemas/generated/pageModel.ts';
import { longDate } from '#schemas/longDate.ts';
import { fillNodes } from '../fillNodes.tsx';
import type { PageProps } from '../pageProps.ts';
import { needsConsent } from '../parts/ConsentBanner.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useWords } from '../words.ts';
import { StoredSign } from './StoredSign.tsx';

/** Renders a legal text with a list of its numbered sections, below the sections in plain words. */
export function LegalPage({ page, layout, today }: PageProps<LegalPageModel>) {
  const words = useWords().pages.legal;
  const { title, lead, sign, stored, summary, notes, html, contents, lastUpdated, breadcrumbs } =
    page;
  const date = lastUpdated ?? today;
  const headSign = stored ? (
    <StoredSign sign={stored} canAnswer={needsConsent(layout.site)} />
  ) : sign ? (
    <div className="plate head-sign" role="group" aria-labelledby="sign-title">
      <p id="sign-title" className="head-sign__title">
        {sign.title}
      </p>
      <Distances rows={sign.rows} large />
    </div>
  ) : (
    summary.length > 0 && (
      <div className="in-short" role="group" aria-labelledby="in-short-title">
        <p id="in-short-title" className="in-short__title">
          {words.summary}
        </p>
        <ul className="ticks">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    )
  );
  return (
    <div data-enhance="legal">
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        tone="card"
        ground={notes.length > 0 ? 'paper' : 'sign'}
        wide={stored !== undefined}
        aside={headSign}
      >
        <p className="page-head__date">
          {fillNodes(words.updated, {
            date: (
              <time dateTime={date} data-today={lastUpdated ? undefined : ''}>
                {longDate(date, layout.site.locale)}
              </time>
            ),
          })}
        </p>
      </PageHead>
      {notes.length > 0 && (
        <section className="band band--tint" aria-labelledby="notes-title">
          <div className="wrap notes">
            <h2 id="notes-title">{words.note}</h2>
            <ul>
              {notes.map(({ section, text }) => {
                const heading = contents[section - 1];
                return (
                  <li key={section}>
                    {heading && <a href={`#${heading.id}`}>{`${section}. ${heading.text}`}</a>}
                    <p>{text}</p>
                  </li>
                );
              })}
            </ul>
          </div>
        </section>
      )}
      <div className="band">
        <div className="wrap beside-text legal">
          <nav className="beside-contents" aria-label={words.sections} data-enhance="scroll-spy">
            <ul className="route">
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Html html={html} />
            <p className="back">
              <a className="button button--quiet" href="/" data-back>
                {words.back}
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
