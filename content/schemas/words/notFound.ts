import { z } from 'zod';
import { line, text } from './wordFields.ts';

/** The words of the page for addresses that do not exist. Its heading and its lead are in `content/screens/not-found.yaml`. */
export const NotFoundWordsSchema = z
  .strictObject({
    home: line('the button that leads to the home page'),
    redirecting: line('the message before the home page is opened'),
    howToStay: text('the sentence that says how to stop that'),
    stay: line('the button that stops it'),
    stayed: line('the message after it has been stopped'),
    stayedNote: text('the sentence below that message'),
    location: z
      .strictObject({
        title: line('the heading'),
        lead: text('the sentence under the heading'),
        nearest: line('the words above the nearest pages'),
      })
      .describe('a location page that does not exist'),
    post: z
      .strictObject({
        waiting: line('the heading while the post is looked up'),
        title: line('the heading if there is no such post'),
        lead: text('the sentence under the heading'),
        status: line('the message for screen readers'),
        failure: text('the sentence if the database does not answer'),
        again: line('the link that looks the post up again'),
        back: line('the link to the list of posts'),
      })
      .describe('a post that does not exist'),
  })
  .describe('addresses that do not exist');
