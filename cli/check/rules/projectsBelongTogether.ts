import { basePaths } from '#cli/resolve/planPaths.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A portfolio item and a case study with the same name are about the same client, and the item links to that case study. */
export const projectsBelongTogether: Rule = ({ content, targets }) => {
  const problems: Problem[] = [];
  const { portfolio, caseStudies } = content.collections;
  const studies = new Map(caseStudies.map((study) => [study.slug, study]));
  for (const { slug, file, data } of portfolio) {
    const study = studies.get(slug);
    const own = `${basePaths.caseStudies}/${slug}`;
    const [page] = splitPath(data.caseStudyUrl);
    if (page !== own && targets.has(page)) {
      const isStudy = page.startsWith(`${basePaths.caseStudies}/`);
      const args = { found: data.caseStudyUrl, ...(study && { expected: own }) };
      const at = { file, path: ['caseStudyUrl'] };
      if (isStudy) problems.push({ code: 'portfolio-case-study', args, at });
      else if (study)
        problems.push({
          code: 'portfolio-case-study-unused',
          args: { ...args, expected: own },
          at,
        });
    }
    if (study && !isSameName(study.data.client, data.title)) {
      problems.push({
        code: 'case-study-client',
        args: { found: study.data.client, title: data.title },
        at: { file: study.file, path: ['client'] },
        related: [{ file, path: ['title'] }],
      });
    }
  }
  return problems;
};

/**
 * Returns whether two names can be those of one client: every word of one that is not common is a word of the other, or the start of one.
 * "Arkle Dunn" is "Arkle & Dunn Castings Ltd", and "Corncrake Yarns" is not "Corncrake Cycles".
 */
function isSameName(a: string, b: string): boolean {
  const [left = [], right = []] = [a, b].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
  // Names of short words only cannot be compared.
  if (left.length === 0 || right.length === 0) return true;
  const isIn = (word: string, words: readonly string[]) =>
    words.some((other) => word.startsWith(other) || other.startsWith(word));
  return left.every((word) => isIn(word, right)) || right.every((word) => isIn(word, left));
}

/** Words that the names of different companies share. */
const COMMON = new Set(['the', 'and', 'ltd', 'limited', 'llp', 'plc', 'company', 'group']);
