import type { Content } from '#cli/model/content.ts';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import type { PriceExampleView, PriceView } from '#schemas/generated/views.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { Price, PriceExample } from '#schemas/price.ts';
import { span } from './span.ts';

/** The settings and words with which prices are written. */
type Singles = Pick<Content['singles'], 'site' | 'words'>;

/** Returns a price as it is printed: "£5,000–£50,000", "a month". A fixed price is one amount. */
export function priceView({ min, max, per, duration }: Price, { site, words }: Singles): PriceView {
  const { money } = localeFormats(site.data);
  return {
    range: span(min, max, money),
    from: money(min),
    to: money(max),
    per: words.data.prices.per[per],
    duration,
  };
}

/** Returns the lowest usual price for a menu: "from £5,000", or "from £200 a month" if it is not for a project. */
export function fromPrice(price: Price, singles: Singles): string {
  const { per } = priceView(price, singles);
  const words = lowestPrice(price, singles);
  return price.per === 'project' ? words : `${words} ${per}`;
}

/** Returns the lowest usual price without its period: "from £200". It does not break over two lines. */
export function lowestPrice(price: Price, singles: Singles): string {
  const { from } = priceView(price, singles);
  return fillWords(singles.words.data.prices.from, { price: from }).replaceAll(' ', '\u00a0');
}

/** Returns a worked example as it is printed. The price with VAT is left out if the site has no rate of VAT. */
export function priceExampleView(
  { what, days, rate, total }: PriceExample,
  { min, max, per }: Pick<Price, 'min' | 'max' | 'per'>,
  { site, words }: Singles,
): PriceExampleView {
  const { money, number, locale } = localeFormats(site.data);
  const { vatRate } = site.data;
  const { prices } = words.data;
  const work = fillPlural(prices.days, days, locale, { days: number(days) });
  const period = per === 'project' ? '' : ` ${prices.per[per]}`;
  return {
    what,
    sum: `${work}${period} × ${money(rate)}`,
    total: money(total),
    at: max === min ? 0 : Math.round((100 * (total - min)) / (max - min)),
    ...(vatRate !== undefined && { withVat: money(total * (1 + vatRate / 100)) }),
  };
}
