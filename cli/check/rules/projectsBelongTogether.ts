import { suggest } from '#cli/report/suggest.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { isSameName } from '../isSameName.ts';
import type { Rule } from '../rule.ts';

/**
 * A portfolio item, a case study and a testimonial of one project are about the same client. The item links to that case study, and to a site
 * of which no other item has the address.
 */
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
    if (study && isOtherClient(study.data.client, data.title, portfolio)) {
      problems.push({
        code: 'case-study-client',
        args: { found: study.data.client, title: data.title },
        at: { file: study.file, path: ['client'] },
        related: [{ file, path: ['title'] }],
      });
    }
  }
  return [...problems, ...testimonialProblems(content), ...siteProblems(content)];
};

/**
 * Returns whether a client is not that of a portfolio item: it has nearly the title of the item, or the title of another item. Other names
 * say nothing, because a project need not be called like its client.
 */
function isOtherClient(
  client: string,
  title: string,
  portfolio: CheckedContent['collections']['portfolio'],
): boolean {
  if (isSameName(client, title)) return false;
  return (
    suggest(client, [title]) !== undefined ||
    portfolio.some(({ data }) => data.title !== title && isSameName(client, data.title))
  );
}

/** Finds the words of a client that another client's case study would show. */
function testimonialProblems({ collections }: CheckedContent): Problem[] {
  const studies = new Map(collections.caseStudies.map((study) => [study.slug, study]));
  return collections.testimonials.flatMap(({ file, data }): Problem[] => {
    const study = studies.get(data.caseStudy ?? '');
    if (!study || isSameName(study.data.client, data.company)) return [];
    return [
      {
        code: 'testimonial-client',
        args: { found: data.company, client: study.data.client },
        at: { file, path: ['company'] },
        related: [{ file: study.file, path: ['client'] }],
      },
    ];
  });
}

/** Finds items that lead to the site of another item, or to that of the agency. */
function siteProblems({ collections, singles }: CheckedContent): Problem[] {
  const own = singles.site && hostOf(singles.site.data.url);
  const firsts = new Map<string, Spot>();
  return collections.portfolio.flatMap(({ file, data: { liveUrl } }): Problem[] => {
    if (liveUrl === undefined) return [];
    const at = { file, path: ['liveUrl'] };
    const key = hostOf(liveUrl) + new URL(liveUrl).pathname.replace(/\/$/, '');
    const first = firsts.get(key);
    if (!first) firsts.set(key, at);
    const args = { found: liveUrl, isOwn: hostOf(liveUrl) === own };
    if (args.isOwn) return [{ code: 'live-url', args, at }];
    return first ? [{ code: 'live-url', args, at, related: [first] }] : [];
  });
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
