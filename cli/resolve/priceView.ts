import type { PriceView } from '#schemas/generated/views.ts';
import type { Price } from '#schemas/price.ts';
import { formatPounds } from './english.ts';

/** Returns a price as it is printed: "£5,000–£50,000", "a month". */
export function priceView({ min, max, per, duration }: Price): PriceView {
  return {
    range: `${formatPounds(min)}–${formatPounds(max)}`,
    from: formatPounds(min),
    per: periods[per],
    duration,
  };
}

const periods = { project: 'a project', month: 'a month', year: 'a year' } as const;
