/** Something about the database that a person can mend: told in its own words, without a stack. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}
