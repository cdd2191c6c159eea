import { fillWords } from '#schemas/fillWords.ts';
import type { TestimonialView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { innerQuotes } from './innerQuotes.ts';
import { openingOf } from './openingOf.ts';
import { Picture } from './Picture.tsx';

/** The number of stars of the best rating. */
const MOST_STARS = 5;

/** The number of characters from which a text has smaller letters, because the others of a page have room for as much as the longest one. */
const LONG_TEXT = 400;

/** Renders a testimonial, with its first sentence as the opening, stars if it has a rating, and a picture of the work if it has one. */
export function TestimonialQuote({ testimonial }: { testimonial: TestimonialView }) {
  const { parts } = useWords();
  const { name, position, company, rating, image, work } = testimonial;
  const text = innerQuotes(testimonial.text);
  const opening = openingOf(text);
  return (
    <figure className={text.length < LONG_TEXT ? 'quote' : 'quote quote--long'}>
      {work && <Picture image={work} place="quoteToEdge" />}
      {rating && (
        <p className="quote__stars" role="img" aria-label={fillWords(parts.stars, { rating })}>
          {'★'.repeat(rating) + '☆'.repeat(Math.max(0, MOST_STARS - rating))}
        </p>
      )}
      <blockquote>
        {opening && <b>{opening}</b>}
        {text.slice(opening.length)}
      </blockquote>
      <figcaption>
        {image && <Picture image={image} place="portrait" />}
        <span>
          <strong>{name}</strong> {position}, <span className="unbroken">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
