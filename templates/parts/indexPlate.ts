/** Returns the classes of the plate of a group of links: green for services, brown for work, and white for all others. */
export function indexPlate(group: string): string {
  if (group === 'services') return 'plate';
  return group === 'caseStudies' ? 'plate plate--secondary' : 'plate plate--card';
}
