import type { FactsQuestionsPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SampleRows } from '../parts/SampleRows.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';
import { ResultRow } from './ResultRow.tsx';

/** Renders results of the agency's work, and its figures and claims with their evidence, on signs above each other, and the frequent questions in their groups. */
export function FactsQuestionsPage({ page, layout }: PageProps<FactsQuestionsPageModel>) {
  const { facts: words, caseStudy: ofStudies } = useWords().pages;
  const { title, lead, facts, results, groups, breadcrumbs, related } = page;
  const own = facts.filter(({ isSample }) => !isSample);
  const samples = facts.filter(({ isSample }) => isSample);
  const named = groups.flatMap(({ title: group, questions: [first] }) =>
    group !== undefined && first ? [{ group, id: groupId(first.id) }] : [],
  );
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        ground="paper"
        aside={
          named.length > 1 && (
            <nav className="jumps" aria-label={words.questions}>
              <ul>
                {results.length > 0 && (
                  <li>
                    <a href="#results">{ofStudies.results}</a>
                  </li>
                )}
                {facts.length > 0 && (
                  <li>
                    <a href="#facts">{words.title}</a>
                  </li>
                )}
                {named.map(({ group, id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{group}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )
        }
      />
      {(results.length > 0 || facts.length > 0) && (
        <div className="wrap fact-sign">
          {results.length > 0 && (
            <section
              id="results"
              className="plate plate--secondary"
              aria-labelledby="results-title"
            >
              <h2 id="results-title">{ofStudies.results}</h2>
              <dl className="figures">
                {results.map(({ client, path, ...result }) => (
                  <ResultRow
                    key={path}
                    path={path}
                    name={<ClientName name={client} />}
                    result={result}
                  />
                ))}
              </dl>
            </section>
          )}
          {facts.length > 0 && (
            <section id="facts" className="plate" aria-labelledby="facts-title">
              <h2 id="facts-title">{words.title}</h2>
              {layout.site.claims?.basis && <p className="small">{layout.site.claims.basis}</p>}
              <div className="facts">
                {own.length > 0 && <Distances rows={own} large />}
                {samples.length > 0 && (
                  <div className="facts__samples">
                    <SampleRows rows={samples} />
                  </div>
                )}
              </div>
            </section>
          )}
        </div>
      )}
      <Section id="questions" title={words.questions} tint>
        <div className="question-groups">
          {groups.map(({ title: group, questions }, place) => (
            <div key={group ?? ''} id={group && questions[0] && groupId(questions[0].id)}>
              {group && <h3>{group}</h3>}
              {questions.map(({ id, question, short, html }, index) => (
                <details key={id} className="question" open={place === 0 && index === 0}>
                  <summary>
                    {group ? <h4>{question}</h4> : <h3>{question}</h3>}
                    {short && <span className="question__short">{short}</span>}
                  </summary>
                  {/* A browser that follows a link to an element in a closed answer opens the answer, without a script. */}
                  <div id={id} className="question__answer">
                    <Html html={html} />
                  </div>
                </details>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}

/** Returns the anchor of a group, which is named after its first question. */
function groupId(question: string): string {
  return `group-${question}`;
}
