import type { ProofView } from '#schemas/generated/views.ts';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';

/**
 * Renders a project and the words of a client, and says what has not been published. The words of another client are below the project and
 * not beside it, because they would seem to be about it.
 */
export function Proof({ proof }: { proof: ProofView }) {
  const { project, quote, missing } = proof;
  const isOfProject = quote?.isOfProject === true;
  return (
    <Section id="proof" title={proof.title}>
      <div className="proof">
        {project && (
          <div className="proof__work">
            <Picture image={project.image} place="wideCard" />
            <div className="proof__words">
              <div>
                <p className="proof__where">
                  {project.sector}, {project.where}
                </p>
                <h3>
                  <a href={project.path}>{project.client}</a>
                </h3>
                <p>{project.outcome}.</p>
              </div>
              {isOfProject && <Quote quote={quote} />}
            </div>
          </div>
        )}
        {quote && !isOfProject && <Quote quote={quote} />}
        {missing && <p className="proof__missing">{missing}</p>}
      </div>
    </Section>
  );
}

function Quote({
  quote: { text, name, company, sector },
}: {
  quote: NonNullable<ProofView['quote']>;
}) {
  return (
    <figure className="quote">
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <span>
          <strong>{name}</strong> {company}
          {sector && (
            <>
              <br />
              {sector}
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
