import type { FactsQuestionsPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';

/** The agency's figures and claims with what they rest on, and the frequent questions. */
export function FactsQuestionsPage({ page, layout }: PageProps<FactsQuestionsPageModel>) {
  const { title, lead, questions, breadcrumbs, related } = page;
  const { stats, claims } = layout.site;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="white" />
      <Section id="facts" title="Facts" lead={claims.basis} tint beside>
        <div className="plate">
          <dl className="distances distances--large">
            {stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>usual reply in business hours</dt>
              <dd>{claims.usualReply}</dd>
            </div>
            <div>
              <dt>promised reply at the latest</dt>
              <dd>{claims.promisedReply}</dd>
            </div>
            <div>
              <dt>cost reduction, at best</dt>
              <dd>{claims.costReduction}</dd>
            </div>
            <div>
              <dt>less manual work, at best</dt>
              <dd>{claims.lessManualWork}</dd>
            </div>
            <div>
              <dt>from first workshop to a live MVP</dt>
              <dd>{claims.mvpWeeks} weeks</dd>
            </div>
          </dl>
        </div>
      </Section>
      <Section id="questions" title="Questions" beside>
        {questions.map(({ id, question, html }) => (
          <details key={id} id={id} className="question">
            <summary>
              <h3>{question}</h3>
            </summary>
            <Html html={html} />
          </details>
        ))}
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
