import { capitalise } from '#schemas/capitalise.ts';
import type { FactView, PriceView } from '#schemas/generated/views.ts';
import type { LayoutWords } from '../words.ts';

/** Returns the price and the duration of a service as rows of a sign. */
export function priceRows(price: PriceView, words: LayoutWords['prices']): FactView[] {
  return [
    { label: words.price, value: `${price.range} ${price.per}`.trim() },
    { label: words.duration, value: durationOf(price) },
  ];
}

/** Returns the duration of a service as a line of its own, with a capital letter. */
export function durationOf({ duration }: PriceView): string {
  return capitalise(duration);
}
