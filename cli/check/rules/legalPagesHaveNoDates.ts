import { correctDate, correctMonth } from '#cli/report/correctDate.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { matchesInBody } from '../matchesInBody.ts';

/** The body of a legal page does not say when it was last updated, because the page shows the date of its field. */
export const legalPagesHaveNoDates: Rule = ({ content, texts }) =>
  content.collections.legalPages.flatMap((page) =>
    matchesInBody(page, texts.get(page.file), UPDATED).flatMap(({ groups, at }): Problem[] => {
      const { found = '', date = '' } = groups;
      const [month] = correctMonth(date);
      const [day = month && `${month}-01`] = correctDate(date);
      if (day === undefined) return [];
      const shown = page.data.lastUpdated;
      const args = { found, ...(shown === undefined ? { write: day } : { shown }) };
      return [{ code: 'date-typed', args, at }];
    }),
  );

/** A date such as "3 May 2024", "May 3, 2024", "03/05/2024", "2024-05-03" or "May 2024". */
const DATE =
  /\d{1,2}(?:st|nd|rd|th)? [a-z]+,? \d{4}|[a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}-\d\d-\d\d|[a-z]+ \d{4}/
    .source;

/**
 * Matches "Last updated: 3 May 2024" and "This policy was last updated on 3 May 2024", with or without marks of Markdown. The date from
 * which a page is effective may be another.
 */
const UPDATED = new RegExp(
  `(?<![\\p{L}\\d])(?<found>last (?:updated|modified|changed|revised|reviewed)(?: on)?[ :*_–—-]+(?<date>${DATE}))`,
  'giu',
);
