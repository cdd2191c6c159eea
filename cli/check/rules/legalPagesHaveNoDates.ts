import { correctDate } from '#cli/report/correctDate.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { matchesInBody } from '../matchesInBody.ts';

/** The body of a legal page does not say when it was last updated, because the page shows the date of its field. */
export const legalPagesHaveNoDates: Rule = ({ content, texts }) =>
  content.collections.legalPages.flatMap((page) =>
    matchesInBody(page, texts.get(page.file), UPDATED).flatMap(({ groups, at }): Problem[] => {
      const { found = '', date = '' } = groups;
      const [day] = correctDate(date);
      if (day === undefined) return [];
      const shown = page.data.lastUpdated;
      const args = { found, ...(shown === undefined ? { write: day } : { shown }) };
      return [{ code: 'date-typed', args, at }];
    }),
  );

/** Matches "Last updated: 3 May 2024" and "This policy was last updated on 3 May 2024". */
const UPDATED =
  /(?<![\p{L}\d])(?<found>last (?:updated|modified|changed|revised)(?: on|:)?[ *_]+(?<date>\d{1,2}(?:st|nd|rd|th)? [A-Za-z]+,? \d{4}|[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}-\d\d-\d\d))/giu;
