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
    if (study && !shareAWord(study.data.client, data.title)) {
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

/** Returns whether two names have a word of three or more letters in common. A word of one may be the start of a word of the other. */
function shareAWord(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
  // Names of short words only cannot be compared.
  if (!left?.length || !right?.length) return true;
  return left.some((word) =>
    right.some((other) => word.startsWith(other) || other.startsWith(word)),
  );
}

/** Words that the names of different companies share. */
const COMMON = new Set(['the', 'and', 'ltd', 'limited', 'llp', 'plc', 'company', 'group']);
