import { splitSections } from '#cli/body/splitSections.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** Each note of a legal page belongs to a section that the text has, and each section has one note at most. */
export const legalNotesHaveTheirSections: Rule = ({ content }) =>
  content.collections.legalPages.flatMap(({ file, data, markdown }) => {
    const { notes = [] } = data;
    const limits = notes.length > 0 ? sectionsOf(markdown) : ([0, 0] as const);
    const pathOf = (index: number) => ['notes', index, 'section'];
    return notes.flatMap(({ section }, index): Problem[] => {
      const at = { file, path: pathOf(index) };
      const first = notes.findIndex((note) => note.section === section);
      const args = { found: section, limits };
      if (first < index) {
        const related = [{ file, path: pathOf(first) }];
        return [{ code: 'note-section', args: { ...args, isRepeated: true }, at, related }];
      }
      const isThere = limits[0] <= section && section <= limits[1];
      return isThere ? [] : [{ code: 'note-section', args, at }];
    });
  });

/** Returns the numbers of the first and the last section of a body. The text above the first heading is section 0. */
function sectionsOf({ tree, headings }: Markdown): [first: number, last: number] {
  const start = splitSections(tree)[0]?.children[0];
  const isHeading = start?.type === 'element' && start.tagName === 'h2';
  return [isHeading ? 1 : 0, headings.filter(({ depth }) => depth === 2).length];
}
