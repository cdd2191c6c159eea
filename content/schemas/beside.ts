import { z } from 'zod';
import { LineSchema, TextSchema } from './fields.ts';

/** The number of a section of a text, beside which something stands. */
const numberOfSection = z
  .int()
  .nonnegative()
  .describe(
    'the section beside which it stands: 1 is the first with a second-level heading, and 0 the text above',
  );

const section = numberOfSection.meta({
  note: 'Beyond the last section, it stands beside the last',
});

/** A sentence of a post, large beside its text. */
export const PullQuoteSchema = z
  .strictObject({
    section,
    text: TextSchema.describe('a sentence of the post, word for word'),
  })
  .describe('a sentence with "section" and "text"');

/** Figures of a post, as a sign beside its text. */
export const PostSignSchema = z
  .strictObject({
    section,
    title: LineSchema.describe('the words above the figures'),
    rows: z
      .array(
        z
          .strictObject({
            label: LineSchema.describe('the meaning of the figure, in a few words'),
            value: LineSchema.describe('the figure, in at most twelve letters'),
          })
          .describe('a figure with "label" and "value"'),
      )
      .min(1)
      .max(4)
      .describe('one to four figures of the post'),
  })
  .describe('a sign with "section", "title" and "rows"');

/** A section of a legal text in plain words. */
export const SectionNoteSchema = z
  .strictObject({
    section: numberOfSection.meta({ note: 'Each section has one note at most' }),
    text: TextSchema.describe('the section in one or two short sentences'),
  })
  .describe('a note with "section" and "text"');
