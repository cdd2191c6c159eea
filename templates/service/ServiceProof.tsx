import type { TestimonialView, WorkView } from '#schemas/generated/views.ts';
import { Picture } from '../parts/Picture.tsx';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';
import { useWords } from '../words.ts';
import { Tally } from './Tally.tsx';

/**
 * Renders the words of a client beside a picture that reaches the edge of the window, or below the squares that they count, and a project,
 * as far as the service has them. Its anchor is `testimonial` if there are words of a client. As the `opening`, its words are larger.
 */
export function ServiceProof({
  work,
  testimonial,
  opening,
}: {
  work: WorkView | undefined;
  testimonial: TestimonialView | undefined;
  opening: boolean;
}) {
  const { service: words } = useWords().pages;
  // The words of another client would seem to be about the project.
  const isPaired = testimonial !== undefined && testimonial.company === work?.title;
  const id = testimonial ? 'testimonial' : 'work';
  const tally = testimonial?.tally;
  const picture = testimonial?.picture ?? (isPaired ? work.image : undefined);
  return (
    <section
      id={id}
      className={`band--tint proof${opening ? ' opening' : ''}`}
      aria-labelledby={`${id}-title`}
      data-fade="usual"
    >
      {testimonial && (
        <div className="proof__row">
          {tally ? <Tally {...tally} /> : picture && <Picture image={picture} place="windowHalf" />}
          {tally && (
            <p className="proof__count">
              <b>{tally.marked}</b> {tally.label}
            </p>
          )}
          <div>
            <h2 id={`${id}-title`}>{words.testimonial}</h2>
            <TestimonialQuote testimonial={testimonial} />
            {isPaired && (
              <div className="proof__project">
                <ProjectWords work={work} />
              </div>
            )}
          </div>
        </div>
      )}
      {work && !isPaired && (
        <div className="proof__row proof__work">
          <div>
            <h2 id={testimonial ? undefined : `${id}-title`}>{words.work}</h2>
            <ProjectWords work={work} />
          </div>
          <Picture image={work.image} place="windowHalf" />
        </div>
      )}
    </section>
  );
}

/** Renders the name of a project and what it shows about the service. */
function ProjectWords({ work: { title, path, text } }: { work: WorkView }) {
  return (
    <>
      <h3>{path ? <a href={path}>{title}</a> : title}</h3>
      <p>{text}</p>
    </>
  );
}
