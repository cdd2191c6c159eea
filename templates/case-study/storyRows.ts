import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';

export type StoryPart = CaseStudyPageModel['story'][number];

/** A row of a story: a text and its neighbour, or a neighbour over the whole width. */
export interface StoryRow {
  text?: StoryPart;
  beside?: StoryPart | 'facts' | 'outcome';
}

/**
 * Returns the rows of a story. An object of the client and screens of phones are beside the text before them; other pictures and a quote
 * have a row of their own. The first text has the facts of the project beside it. The outcome is beside the last text, or in a last row of its own
 * if there is something beside that text.
 */
export function storyRows(story: readonly StoryPart[]): StoryRow[] {
  const rows: StoryRow[] = [];
  for (const part of story) {
    const row = rows.at(-1);
    if (part.kind === 'text') {
      rows.push(rows.some(({ text }) => text) ? { text: part } : { text: part, beside: 'facts' });
    } else if (row?.text && !row.beside && fitsBeside(part)) row.beside = part;
    else rows.push({ beside: part });
  }
  const last = rows.at(-1);
  if (last?.text && !last.beside) last.beside = 'outcome';
  else rows.push({ beside: 'outcome' });
  if (!rows.some(({ beside }) => beside === 'facts')) rows.push({ beside: 'facts' });
  return rows;
}

function fitsBeside(part: StoryPart): boolean {
  if (part.kind !== 'pictures') return false;
  if (part.block === 'screens') return part.pictures.every(({ image }) => isPhone(image));
  return part.block === 'artefact';
}

/** Returns whether a screen is that of a phone: it is higher than wide. */
export function isPhone({ width, height }: { width: number; height: number }): boolean {
  return height > width;
}
