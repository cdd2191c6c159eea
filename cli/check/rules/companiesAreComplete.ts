import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The facts that a company must publish on its site (Company, Limited Liability Partnership and Business Regulations 2015, part 6). */
const facts = ['legalName', 'registeredIn', 'companyNumber', 'registeredOffice'] as const;

/** A company states its whole registration. A sole trader states at most a name. */
export const companiesAreComplete: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site) return [];
  const { file, data } = singles.site;
  const [, ...registration] = facts;
  const given = registration.find((field) => data[field] !== undefined);
  const missing = facts.find((field) => data[field] === undefined);
  if (given === undefined || missing === undefined) return [];
  const at = { file, path: [given], on: 'key' as const };
  return [{ code: 'company-incomplete', args: { field: given, missing }, at }];
};
