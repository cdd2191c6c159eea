import { z } from 'zod';
import { line } from './wordFields.ts';

/** The words of the frame around every page: header, menus, footer, and the consent banner. */
export const FrameWordsSchema = z
  .strictObject({
    skipLink: line('the link to the content, for people who use the keyboard'),
  })
  .describe('the frame around every page');
