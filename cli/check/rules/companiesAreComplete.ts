import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * The facts that a company must publish on its site, beside its legal name, in the United Kingdom (Company, Limited Liability Partnership and
 * Business Regulations 2015, part 6) and in Ireland (Companies Act 2014, section 151).
 */
const registration = ['registeredIn', 'companyNumber', 'registeredOffice'] as const;

/** A company states its whole registration. A sole trader states at most a name. */
export const companiesAreComplete: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site || !['GB', 'IE'].includes(singles.site.data.country)) return [];
  const { file, data } = singles.site;
  const given = registration.find((field) => data[field] !== undefined);
  const missing = registration.find((field) => data[field] === undefined);
  if (given === undefined || missing === undefined) return [];
  const at = { file, path: [given], on: 'key' as const };
  return [{ code: 'company-incomplete', args: { field: given, missing }, at }];
};
