import { fillWords } from '#schemas/fillWords.ts';
import type { TestimonialView } from '#schemas/generated/views.ts';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';

/** Renders the testimonials of the home page. A script shows them one at a time; without it, they are side by side. */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  const { pages, scripts } = useWords();
  const words = pages.home;
  return (
    <div
      className="testimonials"
      data-enhance="testimonials"
      {...scriptWords(scripts.testimonials)}
    >
      <ul className="testimonials__list grid grid--three" data-part="list">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialQuote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {testimonials.length > 1 && (
        <div
          className="testimonials__controls"
          role="group"
          aria-label={words.chooseTestimonial}
          data-scripted
        >
          <button type="button" className="button button--quiet button--small" data-part="pause">
            {words.pause}
          </button>
          {testimonials.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              className="testimonials__dot"
              data-part="dot"
              aria-label={fillWords(words.testimonial, {
                number: index + 1,
                count: testimonials.length,
                name,
              })}
              aria-current={index === 0}
            />
          ))}
        </div>
      )}
    </div>
  );
}
