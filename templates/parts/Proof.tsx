import type { ProofView } from '#schemas/generated/views.ts';
import { ClientName } from './ClientName.tsx';
import { innerQuotes } from './innerQuotes.ts';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';

/**
 * Renders a project with the words of its client, or the words of a client alone, and says what has not been published, on a plate of the
 * second colour over the whole width.
 */
export function Proof({ proof }: { proof: ProofView }) {
  const { project, quote, missing } = proof;
  return (
    <Section id="proof" title={proof.title} plate="secondary">
      <div className="proof">
        {project ? (
          <div className="proof__work">
            <Picture image={project.image} place="proof" />
            <div className="proof__words">
              <div>
                {project.label && <p className="proof__where">{project.label}</p>}
                <h3>
                  {project.path === undefined ? (
                    <ClientName name={project.client} />
                  ) : (
                    <a href={project.path}>
                      <ClientName name={project.client} />
                    </a>
                  )}
                </h3>
                {project.text && <p>{project.text}</p>}
              </div>
              {quote && <Quote quote={quote} />}
            </div>
          </div>
        ) : (
          quote && <Quote quote={quote} />
        )}
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
      <blockquote>{innerQuotes(text)}</blockquote>
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
