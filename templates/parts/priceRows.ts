import type { FactView, PriceView } from '#schemas/generated/views.ts';

/** Returns the price and the duration of a service, and the statement on VAT if there is one, as rows of a sign. */
export function priceRows(price: PriceView, vat?: string): FactView[] {
  return [
    { label: 'Price', value: `${price.range} ${price.per}`.trim() },
    { label: 'Duration', value: price.duration.charAt(0).toUpperCase() + price.duration.slice(1) },
    ...(vat ? [{ label: 'VAT', value: vat }] : []),
  ];
}
