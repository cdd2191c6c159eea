/** Returns a distance in whole miles as a road sign writes it. */
export function distanceText(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
