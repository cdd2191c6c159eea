import { z } from 'zod';
import { line, pattern, plural } from './wordFields.ts';

/** The words of parts that several types of page have. */
export const PartsWordsSchema = z
  .strictObject({
    home: line('the first step of every breadcrumb'),
    relatedLinks: line('the heading above the three related pages'),
    counts: z
      .strictObject({
        people: plural('how many people the agency has', { count: '6' }),
        services: plural('how many services it has', { count: '10' }),
        goals: plural('how many goals the planner has', { count: '6' }),
        caseStudies: plural('how many case studies it has', { count: '10' }),
        tags: plural('how many tags its posts have', { count: '8' }),
        questions: plural('how many questions it answers', { count: '10' }),
        towns: plural('how many towns it has pages for', { count: '290' }),
      })
      .partial()
      .optional()
      .describe('what pages list, on the related links that lead to them')
      .meta({ note: 'A link without such words has only its name' }),
    reply: pattern('the usual time to a reply, on the related link to the contact page', {
      usual_reply: '2 hours',
    }).optional(),
    stars: pattern('a rating, for people who cannot see the stars', { rating: '5' }),
    caseStudy: line('the link from a portfolio item to its case study'),
    aboutService: line('the link from a portfolio item to the page of a service'),
    liveSite: line('the link from a portfolio item to the finished site'),
    sampleFigure: line(
      'the note at an invented figure of a site that is not launched, or once above several of them',
    ),
  })
  .describe('parts that several types of page have');
