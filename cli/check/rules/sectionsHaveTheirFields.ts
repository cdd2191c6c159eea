import type { Problem } from '#cli/model/problem.ts';
import type { Service, ServiceSection } from '#schemas/service.ts';
import type { Rule } from '../rule.ts';

/**
 * The fields that sections of a service are made from, and the value that each must have. Every service has the fields of the other sections. A
 * section with the words of a client needs none, because a page without such words begins with the next section.
 */
const needs: Partial<Record<ServiceSection, { field: keyof Service; expected: string }>> = {
  document: { field: 'document', expected: 'a document, because "sections" names it' },
  solutionAreas: { field: 'solutionAreas', expected: 'areas, because "sections" names them' },
  process: { field: 'process', expected: 'steps, because "sections" names them' },
  pictures: { field: 'pictures', expected: 'pictures, because "sections" names them' },
  portfolio: { field: 'showsPortfolio', expected: 'true, because "sections" names the portfolio' },
};

/** The sections that a service puts in order have the fields that they are made from, and a testimonial has no more marked squares than squares. */
export const sectionsHaveTheirFields: Rule = ({ content: { collections } }) => [
  ...collections.services.flatMap(({ file, data }) =>
    (data.sections ?? []).flatMap((section, index): Problem[] => {
      const need = needs[section];
      if (!need || data[need.field]) return [];
      return [{ code: 'field-missing', args: need, at: { file, path: ['sections', index] } }];
    }),
  ),
  ...collections.testimonials.flatMap(({ file, data: { tally } }): Problem[] => {
    if (!tally) return [];
    const [, total] =
      /^(?:out )?of (?:all |the |our |their )?([\d,]*\d)\s/i.exec(tally.label) ?? [];
    if (total !== undefined && Number(total.replaceAll(',', '')) !== tally.count) {
      const args = {
        field: 'tally.count',
        found: tally.count,
        expected: `${total}, as "label" has it`,
      };
      return [{ code: 'field-invalid', args, at: { file, path: ['tally', 'count'] } }];
    }
    if (tally.marked <= tally.count) return [];
    const args = { field: 'tally.marked', found: tally.marked, expected: `at most ${tally.count}` };
    return [{ code: 'field-invalid', args, at: { file, path: ['tally', 'marked'] } }];
  }),
];
