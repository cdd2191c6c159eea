import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { ContactActions } from '../parts/ContactActions.tsx';
import { caseStudyPicture } from '../parts/firstPicture.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { ResultFigures } from '../parts/ResultFigures.tsx';
import { useWords } from '../words.ts';
import { Story } from './Story.tsx';

export function CaseStudyPage({ page, layout }: PageProps<CaseStudyPageModel>) {
  const words = useWords().pages.caseStudy;
  const { caseStudy, sector, liveUrl, services, story, next, breadcrumbs, related } = page;
  const { image, place, wideOnly } = caseStudyPicture(page);
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={caseStudy.title}
        lead={caseStudy.summary}
        tone="secondary"
        wide
        aside={
          <div className="shot" data-transition={page.transition}>
            <Picture image={image} place={place} eager={!wideOnly} late={wideOnly} />
          </div>
        }
      >
        {caseStudy.results && <ResultFigures results={caseStudy.results} />}
      </PageHead>
      <div className="band">
        <div className="wrap">
          <Story
            story={story}
            quote={caseStudy.quote}
            outcome={
              <div className="story__outcome">
                <h2>{words.outcome}</h2>
                <ul>
                  {caseStudy.outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
                <ContactActions site={layout.site} />
              </div>
            }
            facts={
              <aside className="story__facts" aria-label={words.project}>
                <dl className="distances distances--facts">
                  <div>
                    <dt>{words.client}</dt>
                    <dd>
                      <ClientName name={caseStudy.client} mark="," />{' '}
                      <span className="unbroken">{caseStudy.place}</span>
                    </dd>
                  </div>
                  <div>
                    <dt>{words.sector}</dt>
                    <dd>{sector}</dd>
                  </div>
                  <div>
                    <dt>{words.services}</dt>
                    <dd>
                      <ul className="inline-list">
                        {services.map(({ label, path }) => (
                          <li key={path}>
                            <a href={path}>{label}</a>
                          </li>
                        ))}
                      </ul>
                    </dd>
                  </div>
                  <div>
                    <dt>{words.duration}</dt>
                    <dd>{caseStudy.duration}</dd>
                  </div>
                  {liveUrl && (
                    <div>
                      <dt>{words.liveSite}</dt>
                      <dd>
                        <a href={liveUrl} rel="noopener">
                          {liveUrl.replace('https://', '')}
                        </a>
                      </dd>
                    </div>
                  )}
                </dl>
              </aside>
            }
          />
        </div>
        {next && (
          <div className="wrap">
            <div className="work next">
              <div className="shot">
                <Picture image={next.image} place="windowHalf" />
              </div>
              <div className="work__plate">
                <p className="work__kind">{words.next}</p>
                <h2>
                  <a href={next.path}>{next.title}</a>
                </h2>
                <p>
                  <ClientName name={next.client} mark="," /> {next.place}
                </p>
              </div>
            </div>
          </div>
        )}
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
