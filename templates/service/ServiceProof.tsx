import type { PictureView, TestimonialView, WorkView } from '#schemas/generated/views.ts';
import { Picture } from '../parts/Picture.tsx';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';
import { useWords } from '../words.ts';

/** The classes of the sign with the work. Brown signs show work. */
const SIGN = 'plate plate--secondary service-proof__work';

/** Renders the words of a client beside a sign with the work, as far as the service has them. Its anchor is `testimonial` if there are words of a client. */
export function ServiceProof({
  work,
  testimonial,
}: {
  work: WorkView | undefined;
  testimonial: TestimonialView | undefined;
}) {
  const { service: words } = useWords().pages;
  // The words of another client would seem to be about the project.
  const isPaired = work && (testimonial === undefined || testimonial.company === work.title);
  const id = testimonial ? 'testimonial' : 'work';
  const picture = testimonial?.picture;
  return (
    <section id={id} className="band band--tint" aria-labelledby={`${id}-title`} data-fade="usual">
      <div className="wrap">
        <h2 id={`${id}-title`}>{testimonial ? words.testimonial : words.work}</h2>
        <div className="service-proof">
          {testimonial && <TestimonialQuote testimonial={testimonial} />}
          {isPaired && <ProjectWork work={work} picture={picture} />}
          {picture && !isPaired && (
            <div className={SIGN}>
              <Picture image={picture} place="leadCard" />
            </div>
          )}
          {work && !isPaired && (
            <>
              <h2>{words.work}</h2>
              <ProjectWork work={work} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Renders a project below its own picture, or below `picture`, which shows what its client says and not the kind of project. */
function ProjectWork({
  work: { image, kind, title, path, text },
  picture,
}: {
  work: WorkView;
  picture?: PictureView | undefined;
}) {
  return (
    <div className={SIGN}>
      <Picture image={picture ?? image} place="leadCard" />
      {kind && !picture && <p>{kind}</p>}
      <h3>{path ? <a href={path}>{title}</a> : title}</h3>
      <p>{text}</p>
    </div>
  );
}
