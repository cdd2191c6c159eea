import type { Office } from '#schemas/site.ts';

/** Returns the city and the postcode of an office in the order of its country: "Leeds LS1 4AP", "1012 AB Amsterdam". */
export function cityLine({
  city,
  postcode,
  postcodeFirst = false,
}: Pick<Office, 'city' | 'postcode' | 'postcodeFirst'>): string {
  return (postcodeFirst ? [postcode, city] : [city, postcode]).filter(Boolean).join(' ');
}
