import { z } from 'zod';
import { line, pattern, plural, text } from './wordFields.ts';

/** The words that appear only after a visitor has done something, such as pressing a button. Pages contain them for their scripts. */
export const ScriptsWordsSchema = z
  .strictObject({
    loading: line('the words while something is loaded'),
    share: z
      .strictObject({
        copied: text('the message after the address of a post was copied'),
        notCopied: pattern('the message if it could not be copied', {
          address: 'https://www.example.co.uk/blog/a-post',
        }),
      })
      .describe('sharing a post'),
    portfolio: z
      .strictObject({
        shown: plural('the number of projects that are shown', { shown: '6', count: '12' }),
      })
      .describe('the portfolio'),
    testimonials: z
      .strictObject({ play: line('the button that starts the testimonials again') })
      .describe('the testimonials'),
    towns: z
      .strictObject({
        count: plural('the number of towns that a filter found', { count: '12' }),
        none: line('the words if it found none'),
      })
      .describe('the list of towns'),
    posts: z
      .strictObject({
        count: plural('the number of posts of a list', { count: '12' }),
        moreTags: pattern('the number of tags that a card leaves out', { count: '2' }),
        found: plural('the number of posts that a search found', { found: '3', count: '12' }),
        none: text('the sentence in place of an empty result'),
        failure: text('the message if the search could not be loaded'),
      })
      .describe('the search for posts'),
    search: z
      .strictObject({
        found: plural('the number of pages that a search of the site found', { found: '12' }),
        corrected: pattern('the message if no page has a word of the query', {
          found: '12 pages found',
          read: 'web design',
          typed: 'desgin',
        }).optional(),
        none: text('the sentence in place of an empty result'),
        failure: text('the message if the search could not be loaded'),
      })
      .describe('the search of the site'),
  })
  .describe('words that appear after an action');
