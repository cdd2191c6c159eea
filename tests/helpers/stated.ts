/** Returns a fact of the sample that an agency can leave out. Throws if the sample does not state it. */
export function stated<T>(fact: T | undefined): T {
  if (fact === undefined) throw new Error('The sample does not state a fact that this test needs.');
  return fact;
}
