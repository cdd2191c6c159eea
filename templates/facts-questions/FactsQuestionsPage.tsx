import type { FactsQuestionsPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

/** Renders the agency's figures and claims with their sources, and the frequent questions. */
export function FactsQuestionsPage({ page, layout }: PageProps<FactsQuestionsPageModel>) {
  const words = useWords().pages.facts;
  const { title, lead, facts, questions, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} tone="card" />
      {facts.length > 0 && (
        <Section id="facts" title={words.title} lead={layout.site.claims?.basis} tint beside>
          <div className="plate">
            <Distances rows={facts} large />
          </div>
        </Section>
      )}
      <Section id="questions" title={words.questions} beside>
        {questions.map(({ id, question, html }) => (
          <details key={id} className="question">
            <summary>
              <h3>{question}</h3>
            </summary>
            {/* A browser that follows a link to an element in a closed answer opens the answer, without a script. */}
            <div id={id} className="question__answer">
              <Html html={html} />
            </div>
          </details>
        ))}
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
