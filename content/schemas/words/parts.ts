import { z } from 'zod';
import { line, pattern } from './wordFields.ts';

/** The words of parts that several types of page have. */
export const PartsWordsSchema = z
  .strictObject({
    home: line('the first step of every breadcrumb'),
    relatedLinks: line('the heading above the three related pages'),
    stars: pattern('a rating, for people who cannot see the stars', { rating: '5' }),
    caseStudy: line('the link from a portfolio item to its case study'),
    aboutService: line('the link from a portfolio item to the page of a service'),
    liveSite: line('the link from a portfolio item to the finished site'),
    sampleFigure: line(
      'the note at an invented figure of a site that is not launched, or once above several of them',
    ),
  })
  .describe('parts that several types of page have');
