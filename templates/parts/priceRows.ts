import type { FactView, PriceView } from '#schemas/generated/views.ts';
import type { LayoutWords } from '../words.ts';

/** Returns the price and the duration of a service, and the statement on VAT if there is one, as rows of a sign. */
export function priceRows(
  price: PriceView,
  vat: string | undefined,
  words: LayoutWords['prices'],
): FactView[] {
  return [
    { label: words.price, value: `${price.range} ${price.per}`.trim() },
    {
      label: words.duration,
      value: price.duration.charAt(0).toUpperCase() + price.duration.slice(1),
    },
    ...(vat ? [{ label: words.vat, value: vat }] : []),
  ];
}
