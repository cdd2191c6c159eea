import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The words of a client have no quotation marks around them, because pages add them, and no two clients have one picture. */
export const testimonialsAreTheirOwn: Rule = ({ content }) => {
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
  const owners = Map.groupBy(
    testimonials.filter(({ data }) => data.image),
    ({ data }) => data.image?.src ?? '',
  );
  for (const [src, entries] of owners) {
    // The file of a picture is named after its client, so the others have it by mistake.
    const owner = entries.find(({ slug }) => src.includes(`/${slug}.`)) ?? entries[0];
    for (const { file } of entries.filter((entry) => entry !== owner)) {
      const path = ['image', 'src'];
      const related = owner ? [{ file: owner.file, path }] : [];
      problems.push({ code: 'picture-repeated', args: { src }, at: { file, path }, related });
    }
  }
  return problems;
};

/** Returns whether a text is in one pair of quotation marks. */
function isInMarks(text: string): boolean {
  return /^(?:"[^"]+"|“[^“”]+”|‘[^‘]+’|«[^«»]+»|„[^„]+[“”])$/.test(text);
}
