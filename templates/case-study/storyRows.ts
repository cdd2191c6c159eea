import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';

type StoryPart = CaseStudyPageModel['story'][number];
/** Pictures or the quote. */
export type StoryBlock = Exclude<StoryPart, { kind: 'text' }>;

/** A row of a story: sections of its text and what is beside them, or something over the whole width. */
export interface StoryRow {
  /** The HTML of each section. */
  text?: string[];
  beside?: StoryBlock | 'facts';
}

/** The words that are about as high as what stands beside them, so that neither column has a gap below it. */
const WORDS_BESIDE = { facts: 60, artefact: 100, phones: 180 };

/**
 * Returns the rows of a story. The first sections have the facts of the project beside them. An object of the client and screens of phones are
 * beside the sections before them, as many as are about as high. All other sections, pictures and the quote have rows of their own.
 */
export function storyRows(story: readonly StoryPart[]): StoryRow[] {
  const rows: StoryRow[] = [];
  for (const part of story) {
    const row = rows.at(-1);
    if (part.kind === 'text') {
      const isFirst = !rows.some(({ text }) => text);
      if (isFirst) rows.push({ text: [part.html], beside: 'facts' });
      else if (row?.text && hasRoom(row)) row.text.push(part.html);
      else rows.push({ text: [part.html] });
    } else if (row?.text && !row.beside && fitsBeside(part)) {
      const count = part.block === 'artefact' ? WORDS_BESIDE.artefact : WORDS_BESIDE.phones;
      const text = lastSections(row.text, count);
      if (text.length === row.text.length) rows.pop();
      else row.text = row.text.slice(0, -text.length);
      rows.push({ text, beside: part });
    } else rows.push({ beside: part });
  }
  if (!rows.some(({ beside }) => beside === 'facts')) rows.push({ beside: 'facts' });
  return rows;
}

/** Returns whether a row of text takes another section. */
function hasRoom({ text = [], beside }: StoryRow): boolean {
  return beside === 'facts' ? wordsOf(text) < WORDS_BESIDE.facts : !beside;
}

/** Returns the last sections that have at least `count` words together, or all of them. */
function lastSections(sections: readonly string[], count: number): string[] {
  let start = sections.length - 1;
  while (start > 0 && wordsOf(sections.slice(start)) < count) start--;
  return sections.slice(start);
}

function wordsOf(sections: readonly string[]): number {
  return sections
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

function fitsBeside(part: StoryBlock): part is Extract<StoryBlock, { kind: 'pictures' }> {
  if (part.kind !== 'pictures') return false;
  if (part.block === 'screens') return part.pictures.every(({ image }) => isPhone(image));
  return part.block === 'artefact';
}

/** Returns whether a screen is that of a phone: it is higher than wide. */
export function isPhone({ width, height }: { width: number; height: number }): boolean {
  return height > width;
}
