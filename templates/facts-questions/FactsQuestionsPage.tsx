import type { FactsQuestionsPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';

/** Renders the agency's figures and claims with their sources, and the frequent questions. */
export function FactsQuestionsPage({ page, layout }: PageProps<FactsQuestionsPageModel>) {
  const { title, lead, questions, breadcrumbs, related } = page;
  const { stats = [], claims = {} } = layout.site;
  const facts = [
    ...stats,
    { label: 'usual reply in business hours', value: claims.usualReply },
    { label: 'promised reply at the latest', value: claims.promisedReply },
    { label: 'cost reduction, at best', value: claims.costReduction },
    { label: 'less manual work, at best', value: claims.lessManualWork },
    {
      label: 'from first workshop to a live MVP',
      value: claims.mvpWeeks && `${claims.mvpWeeks} weeks`,
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="card" />
      {facts.length > 0 && (
        <Section id="facts" title="Facts" lead={claims.basis} tint beside>
          <div className="plate">
            <Distances rows={facts} large />
          </div>
        </Section>
      )}
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
