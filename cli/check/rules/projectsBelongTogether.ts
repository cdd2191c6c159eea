import { fieldName } from '#cli/load/dataPath.ts';
import { suggest } from '#cli/report/suggest.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { DataPath } from '#cli/model/finding.ts';
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
  return [
    ...problems,
    ...testimonialProblems(content),
    ...quoteProblems(content),
    ...copiedProblems(content),
    ...siteProblems(content),
  ];
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

/** Finds a case study with the words of a person who is of another company in a testimonial. */
function quoteProblems({ collections }: CheckedContent): Problem[] {
  return collections.caseStudies.flatMap(({ file, data: { client, quote } }): Problem[] => {
    // A first name says nothing, because two clients may share it.
    if (!quote?.name.includes(' ')) return [];
    const same = collections.testimonials.filter(({ data }) => data.name === quote.name);
    const [other] = same;
    if (!other || same.some(({ data }) => isSameName(data.company, client))) return [];
    return [
      {
        code: 'testimonial-client',
        args: { found: other.data.company, client, name: quote.name },
        at: { file, path: ['quote', 'name'] },
        related: [{ file: other.file, path: ['company'] }],
      },
    ];
  });
}

/**
 * Finds a case study that search results show with the name of another client, or that quotes a person of another client, as a copied file
 * does. The person may have left that client.
 */
function copiedProblems({ collections }: CheckedContent): Problem[] {
  const clients = [...new Set(collections.caseStudies.map(({ data }) => data.client))];
  return collections.caseStudies.flatMap(({ file, data: { client, search, quote } }) => {
    const fields: readonly (readonly [path: DataPath, text: string])[] = [
      [['search', 'title'], search.title],
      [['search', 'description'], search.description],
      [['quote', 'role'], FORMER.test(quote?.role ?? '') ? '' : (quote?.role ?? '')],
    ];
    return fields.flatMap(([path, text]): Problem[] => {
      // A name of one word may be a word of the text.
      const found = clients.find(
        (other) => other.includes(' ') && !isSameName(other, client) && text.includes(other),
      );
      if (found === undefined || text.includes(client)) return [];
      const args = { found, title: client, field: fieldName(path) };
      return [{ code: 'case-study-client', args, at: { file, path, words: found } }];
    });
  });
}

/** Words before the name of a client that somebody has left. */
const FORMER = /\b(?:ex|former|formerly|previously|retired|late|once)\b/i;

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
