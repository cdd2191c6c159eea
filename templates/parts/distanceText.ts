/** A distance in whole miles as a sign says it. */
export function distanceText(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
