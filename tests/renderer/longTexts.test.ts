import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocalText } from '../../templates/location/LocalText.tsx';
import { TestimonialQuote } from '../../templates/parts/TestimonialQuote.tsx';
import { WordsContext } from '../../templates/words.ts';
import type { LayoutWords } from '../../templates/words.ts';

/** Texts that are so long that they have smaller letters. */
const sentence = 'We asked for a form, and got one that people finish. ';

function quoteOf(text: string): string {
  const testimonial = { id: 'a', name: 'Ada', position: 'Owner', company: 'Bakery', text };
  return renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: {} as LayoutWords },
      createElement(TestimonialQuote, { testimonial }),
    ),
  );
}

function localTextOf(opening: string): string {
  const local = { title: 'In Leeds', text: opening, opening, rest: [] };
  return renderToStaticMarkup(
    createElement(LocalText, { page: { local, passages: [] }, unbroken: (text) => text }),
  );
}

test('a long quotation has smaller letters than a short one', () => {
  expect(quoteOf(sentence)).not.toContain('quote--long');
  expect(quoteOf(sentence.repeat(8))).toContain('class="quote quote--long"');
});

test('a long opening of a local text has smaller letters than a short one', () => {
  expect(localTextOf(sentence)).toContain('class="opening"');
  expect(localTextOf(sentence.repeat(4))).toContain('class="opening opening--long"');
});
