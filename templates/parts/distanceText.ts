/** Returns a distance in whole miles, formatted as on a road sign. */
export function distanceText(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
