import type { PriceExampleView, PriceView } from '#schemas/generated/views.ts';
import type { Price, PriceExample } from '#schemas/price.ts';
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

/** Returns a worked example as it is printed. `vatRate` is in per cent; without it, the price with VAT is left out. */
export function priceExampleView(
  { what, days, rate, total }: PriceExample,
  { per }: Pick<Price, 'per'>,
  vatRate?: number,
): PriceExampleView {
  const period = per === 'project' ? '' : ` ${periods[per]}`;
  return {
    what,
    sum: `${days} ${days === 1 ? 'day' : 'days'}${period} × ${formatPounds(rate)}`,
    total: formatPounds(total),
    ...(vatRate !== undefined && { withVat: formatPounds(total * (1 + vatRate / 100)) }),
  };
}

const periods = { project: 'a project', month: 'a month', year: 'a year' } as const;
