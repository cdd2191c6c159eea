import { z } from 'zod';
import { LineSchema, TextSchema } from './fields.ts';

/** The number of the section of a text that a block is beside. */
const numberOfSection = z
  .int()
  .nonnegative()
  .describe(
    'the section that it is beside: 1 is the first with a second-level heading, and 0 the text above',
  );

/** A sentence of a post that its text marks. */
export const MarkedSentenceSchema = z
  .strictObject({
    section: z
      .int()
      .nonnegative()
      .describe(
        'the section that has it: 1 is the first with a second-level heading, and 0 the text above',
      ),
    text: TextSchema.describe('a sentence of the post, word for word'),
  })
  .describe('a sentence with "section" and "text"');

/** Figures of a post, as a sign beside its text. */
export const PostSignSchema = z
  .strictObject({
    section: numberOfSection,
    title: LineSchema.describe('the words above the figures'),
    drawn: z
      .enum(['levels', 'bars'])
      .optional()
      .describe('how the figures are drawn to scale')
      .meta({
        note: 'As levels, one after the other, or as bars. Each value then has a number, and all are in one unit. Without it: as words alone',
      }),
    rows: z
      .array(
        z
          .strictObject({
            label: LineSchema.describe('the meaning of the figure, in a few words'),
            value: LineSchema.describe(
              'the figure, in at most twelve letters, with a number if the sign is drawn',
            ),
          })
          .describe('a figure with "label" and "value"'),
      )
      .min(1)
      .max(4)
      .describe('one to four figures of the post'),
  })
  .describe('a sign with "section", "title" and "rows"');

/** Returns the first number of a text, such as 7500 of "£7,500"; `undefined` if it has none. */
export function numberIn(text: string): number | undefined {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** A sign with figures that can be drawn, if they should be. */
export const DrawableSignSchema = PostSignSchema.superRefine(({ drawn, rows }, context) => {
  if (!drawn) return;
  for (const [index, { value }] of rows.entries()) {
    if (numberIn(value) !== undefined) continue;
    context.addIssue({ code: 'custom', path: ['rows', index, 'value'], input: value });
  }
}).describe('a sign with "section", "title" and "rows"');

/** Stages of a post in their order, as signs along a road. */
export const PostDiagramSchema = z
  .strictObject({
    section: numberOfSection.meta({ note: 'Below the heading of the section' }),
    title: LineSchema.describe('the words above the road'),
    stops: z
      .array(
        z
          .strictObject({
            name: LineSchema.describe('the words on the sign, in at most thirty letters'),
            text: LineSchema.optional().describe('smaller words below them'),
            way: LineSchema.optional()
              .describe('the words on the road to the next stop')
              .meta({ note: 'Such as "names the mail host"' }),
          })
          .describe('a stop with "name", "text" and "way"'),
      )
      .min(2)
      .max(5)
      .describe('two to five stops, in the order of the road'),
  })
  .describe('a diagram with "section", "title" and "stops"');

/** Figures of a text, as a sign beside its title. */
export const HeadSignSchema = z
  .strictObject({
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
      .min(2)
      .max(4)
      .describe('two to four figures of the text'),
  })
  .describe('a sign with "title" and "rows"');

/** The table on a sign of things that a website stores, before and after each answer to the question about cookies. */
export const StoredSignSchema = z
  .strictObject({
    title: LineSchema.describe('the words above the table'),
    before: LineSchema.describe('the heading of the column before an answer'),
    rejected: LineSchema.describe('the heading of the column after Reject'),
    accepted: LineSchema.describe('the heading of the column after Accept'),
    now: LineSchema.optional().describe("the words above the column of the visitor's own answer"),
    nothing: LineSchema.describe('the words of a cell if nothing is stored'),
    rows: z
      .array(
        z
          .strictObject({
            label: LineSchema.describe('what is stored, in a few words'),
            value: LineSchema.describe('for how long, in at most twelve letters'),
            always: z
              .boolean()
              .optional()
              .describe('`true` if it is stored after each answer, such as the answer itself'),
          })
          .describe('a row with "label" and "value"'),
      )
      .min(1)
      .max(6)
      .describe('one to six rows'),
  })
  .describe('a sign with "title", the headings of its columns and "rows"');

/** A section of a legal text in plain words. */
export const SectionNoteSchema = z
  .strictObject({
    section: numberOfSection
      .describe('its number: 1 is the first with a second-level heading, and 0 the text above')
      .meta({ note: 'Each section has one note at most' }),
    text: TextSchema.describe('the section in one or two short sentences'),
  })
  .describe('a note with "section" and "text"');
