import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The words of a client have no quotation marks around them, because pages add them. */
export const quotesHaveNoMarks: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const { testimonials, caseStudies } = content.collections;
  for (const { file, data } of testimonials) {
    for (const field of ['text', 'excerpt'] as const) {
      const found = data[field]?.trim();
      if (!found || !isInMarks(found)) continue;
      problems.push({ code: 'testimonial-quotes', args: { field }, at: { file, path: [field] } });
    }
  }
  for (const { file, data } of caseStudies) {
    if (!data.quote || !isInMarks(data.quote.text.trim())) continue;
    const at = { file, path: ['quote', 'text'] };
    problems.push({ code: 'testimonial-quotes', args: { field: 'quote.text' }, at });
  }
  return problems;
};

/** Returns whether a text is in one pair of quotation marks, both single or both double. The two may be of different kinds. */
function isInMarks(text: string): boolean {
  const [, single] = /^['‘](.+)['’]$/su.exec(text) ?? [];
  // Inside words and at their ends, single marks are apostrophes.
  if (single !== undefined) return !/(?<![\p{L}\d])['‘]/u.test(single);
  const [, double] = /^["“«„](.+)["”»“]$/su.exec(text) ?? [];
  return double !== undefined && !/["“”«»„]/.test(double);
}
