import type { PictureView, TestimonialView, WorkView } from '#schemas/generated/views.ts';
import { Picture } from '../parts/Picture.tsx';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';
import { useWords } from '../words.ts';

/** Renders a project and the words of a client, large, on a plate across the page, as far as the service has them. Its anchor is `testimonial` if there are words of a client. */
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
    <section
      id={id}
      className="band band--primary"
      aria-labelledby={`${id}-title`}
      data-fade="usual"
    >
      <div className="plate plate--secondary">
        <div className="wrap">
          <h2 id={`${id}-title`}>{testimonial ? words.testimonial : words.work}</h2>
          <div className={isPaired ? 'service-proof service-proof--paired' : 'service-proof'}>
            {isPaired && <ProjectWork work={work} picture={picture} />}
            {testimonial && <TestimonialQuote testimonial={testimonial} />}
            {picture && !isPaired && <Picture image={picture} place="quote" />}
            {work && !isPaired && (
              <>
                <h2>{words.work}</h2>
                <ProjectWork work={work} />
              </>
            )}
          </div>
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
    <div className="service-proof__work">
      <Picture image={picture ?? image} place="leadCard" />
      {kind && !picture && <p className="service-proof__kind">{kind}</p>}
      <h3>{path ? <a href={path}>{title}</a> : title}</h3>
      <p>{text}</p>
    </div>
  );
}
