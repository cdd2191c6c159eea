import type { ProofView } from '#schemas/generated/views.ts';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';

/** Renders a project and the words of a client, and says what has not been published. */
export function Proof({ proof }: { proof: ProofView }) {
  const { project, quote } = proof;
  return (
    <Section id="proof" title={proof.title}>
      <div className="grid grid--two proof">
        {project && (
          <div className="proof__work">
            <Picture image={project.image} place="wideCard" />
            <p className="proof__where">
              {project.sector}, {project.where}
            </p>
            <h3>
              <a href={project.path}>{project.client}</a>
            </h3>
            <p>{project.outcome}.</p>
          </div>
        )}
        {(quote || proof.missing) && (
          <div className="proof__words">
            {quote && (
              <figure className="quote">
                <blockquote>
                  <p>“{quote.text}”</p>
                </blockquote>
                <figcaption>
                  <span>
                    <strong>{quote.name}</strong>, {quote.company}
                    {quote.sector && (
                      <>
                        <br />
                        {quote.sector}
                      </>
                    )}
                  </span>
                </figcaption>
              </figure>
            )}
            {proof.missing && <p className="proof__missing">{proof.missing}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
