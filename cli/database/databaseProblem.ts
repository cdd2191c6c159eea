/** A problem of the database that a person can fix. Its message is printed without a stack. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}
