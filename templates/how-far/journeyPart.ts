/** The elements of a sign and of an article that the script of the planner reads and fills. */
export type JourneyPart =
  | 'start'
  | 'goal'
  | 'choices'
  | 'chosen'
  | 'sign'
  | 'title'
  | 'stages'
  | 'row'
  | 'weeks'
  | 'price'
  | 'then'
  | 'example'
  | 'brief'
  | 'send'
  | 'copy'
  | 'copied'
  | 'strip'
  | 'filled';

/** Returns the attribute by which a script finds a part. */
export function journeyPart(name: JourneyPart): { 'data-part': JourneyPart } {
  return { 'data-part': name };
}
